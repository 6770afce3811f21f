import { build } from "../../element/build";
import { section, textField } from "./fields";
import type { FormHost, FormPart } from "./form-host";
import { wordsIn } from "./gaps";
import { textIn, withText } from "./words";

/** What the lesson is about: its title, and its task in one sentence. */
export function textPart(host: FormHost): FormPart {
  const { text } = host.texts.write;
  const { title, task } = host.lesson;
  const { language } = host;
  const count = build("p", { class: "note" });
  const tellCount = (said: string) => (count.textContent = text.words(wordsIn(said)));
  tellCount(textIn(task, language));
  const titleField = textField(
    host,
    { label: text.title },
    { at: "title", value: textIn(title, language) },
    (typed) => host.change({ title: withText(host.lesson.title, language, typed) }),
  );
  const taskField = textField(
    host,
    { label: text.task },
    { at: "task", value: textIn(task, language), rows: 2 },
    (typed) => {
      tellCount(typed);
      host.change({ task: withText(host.lesson.task, language, typed) });
    },
  );
  taskField.querySelector("textarea")?.after(count);
  return { element: section(text.heading, titleField, taskField) };
}

/** What is said when the goal is reached. */
export function donePart(host: FormHost): FormPart {
  const { text } = host.texts.write;
  const { language } = host;
  const field = textField(
    host,
    { label: text.done, about: text.doneAbout },
    { at: "done", value: textIn(host.lesson.done, language), rows: 2 },
    (typed) => host.change({ done: withText(host.lesson.done, language, typed) }),
  );
  return { element: section(text.end, field) };
}
