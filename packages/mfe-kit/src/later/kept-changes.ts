type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox');

/** Remembers what a visitor chooses and types in fields that no code watches yet. */
export function changesIn(place: HTMLElement): { make(): Promise<void>; stop(): void } {
  const changed = new Map<Field, string | boolean>();
  const remember = ({ target }: Event): void => {
    if (isField(target) && place.contains(target)) {
      changed.set(target, isChoice(target) ? target.checked : target.value);
    }
  };
  for (const type of ['input', 'change']) window.addEventListener(type, remember, true);
  return {
    /** Makes the changes once more, one after the other as a visitor would. */
    async make() {
      for (const [field, wanted] of changed) {
        changeTo(field, wanted);
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
    stop() {
      for (const type of ['input', 'change']) window.removeEventListener(type, remember, true);
    },
  };
}

/** React takes what it finds for what it knows: the field is put back first, so that the change is one. */
function changeTo(field: Field, wanted: string | boolean): void {
  if (isChoice(field)) {
    field.checked = !wanted;
    field.click();
    return;
  }
  if (!(field instanceof HTMLSelectElement)) field.value = '';
  // Past the field's own property, which React watches.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, wanted);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
