const controls = 'input:not([type="hidden"]), select, textarea, button';

/** Focuses the first invalid field, or the first choice of an invalid group. */
export function focusFirstWrong(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const control = wrong?.matches('fieldset') ? wrong.querySelector<HTMLElement>(controls) : wrong;
  control?.focus();
}
