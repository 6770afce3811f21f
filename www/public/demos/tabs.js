const tabs = [...document.querySelectorAll("[role=tab]")];

for (const tab of tabs) {
  tab.addEventListener("click", () => {
    for (const each of tabs) {
      const isChosen = each === tab;
      each.setAttribute("aria-selected", String(isChosen));
      document.getElementById(each.getAttribute("aria-controls")).hidden = !isChosen;
    }
  });
}
