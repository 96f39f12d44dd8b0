const controls = 'input:not([type="hidden"]), select, textarea, button';

/** Focuses the first field marked as invalid. For a group of choices, its first choice. */
export function focusFirstWrong(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const control = wrong?.matches('fieldset') ? wrong.querySelector<HTMLElement>(controls) : wrong;
  control?.focus();
}
