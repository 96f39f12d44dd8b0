import type { ChangeErrors, Errors } from './errors';

/**
 * Takes away the messages of a refused submission that no longer apply: a message applies to the value that was sent, and to
 * another one that is invalid to the browser, which may have a message of its own (`setCustomValidity`). Messages that belong
 * to no field stay. Returns the function that ends this.
 */
export function followCorrections(
  form: HTMLFormElement,
  errors: Errors,
  change: ChangeErrors,
  sent: FormData | null,
): () => void {
  const before = sent ?? new FormData(form);
  let last = errors;
  const check = (): void => {
    const now = new FormData(form);
    const next = Object.fromEntries(
      Object.entries(errors).map(([name, words]) => {
        const controls = [...form.elements].filter(isControl).filter((control) => control.name === name);
        if (isAsSent(name, controls, before, now)) return [name, words];
        const wrong = controls.find(({ validity }) => !validity.valid);
        return [name, wrong && (wrong.validity.customError ? wrong.validationMessage : words)];
      }),
    );
    if (JSON.stringify(next) === JSON.stringify(last)) return;
    const former = last;
    last = next;
    // Only its own: a later submission may have set others before this has ended.
    change((shown) => (shown === former ? next : shown));
  };
  /* After React has handled the event: a render before that would put the former value back into a controlled field. */
  let timer: ReturnType<typeof setTimeout> | undefined;
  const checkLater = (): void => {
    clearTimeout(timer);
    timer = setTimeout(check);
  };
  for (const event of changes) form.addEventListener(event, checkLater);
  // A value in React state, such as a country, changes without an event.
  const observer = new MutationObserver(checkLater);
  observer.observe(form, { subtree: true, childList: true, attributes: true, attributeFilter: ['value'] });
  checkLater();
  return () => {
    for (const event of changes) form.removeEventListener(event, checkLater);
    observer.disconnect();
    clearTimeout(timer);
  };
}

const changes = ['input', 'change'] as const;

/** A field can be judged with another one, e.g. a repeated password: `data-judged-with` has the other one's name. */
function isAsSent(name: string, controls: readonly Control[], sent: FormData, now: FormData): boolean {
  const judged = [name, ...controls.flatMap(({ dataset }) => dataset['judgedWith'] ?? [])];
  return judged.every((each) => valueOf(sent, each) === valueOf(now, each));
}

const valueOf = (form: FormData, name: string): string => JSON.stringify(form.getAll(name));

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control => 'validity' in element && 'name' in element;
