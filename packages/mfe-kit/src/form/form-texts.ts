/** A text field of a form, trimmed; '' when it is missing. */
export function textOf(form: FormData, name: string): string {
  return typed(form, name).trim();
}

/** A password as it was typed: spaces at its ends are a part of it. */
export function passwordOf(form: FormData, name = 'password'): string {
  return typed(form, name);
}

function typed(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
