/** A text field of a form, trimmed; '' if it is missing. */
export function textOf(form: FormData, name: string): string {
  return typed(form, name).trim();
}

/** A password as typed: leading and trailing spaces are part of it. */
export function passwordOf(form: FormData, name = 'password'): string {
  return typed(form, name);
}

function typed(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
