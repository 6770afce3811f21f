/** Takes files that are dropped on `ground`; meanwhile `mark` shows that they may be. Other things drop as ever. */
export function takeFiles(
  ground: HTMLElement,
  mark: HTMLElement,
  take: (file: File, isOneOfSeveral: boolean) => void,
): void {
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes("Files") ?? false;
  const end = () => mark.classList.remove("is-dropped-on");
  ground.addEventListener("dragover", (event) => {
    if (!hasFiles(event)) return;
    // Else the browser would leave the page and open the file.
    event.preventDefault();
    mark.classList.add("is-dropped-on");
  });
  ground.addEventListener("dragleave", (event) => {
    const { relatedTarget } = event;
    if (!(relatedTarget instanceof Node) || !ground.contains(relatedTarget)) end();
  });
  ground.addEventListener("drop", (event) => {
    end();
    if (!hasFiles(event)) return;
    event.preventDefault();
    const [file, ...others] = event.dataTransfer?.files ?? [];
    if (file) take(file, others.length > 0);
  });
}
