const controls = 'input:not([type="hidden"]), select, textarea, button';

/** Puts the focus on the first field that is marked as wrong. A group of choices is entered at its first choice. */
export function focusFirstWrong(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const control = wrong?.matches('fieldset') ? wrong.querySelector<HTMLElement>(controls) : wrong;
  control?.focus();
}
