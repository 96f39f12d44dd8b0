import { textOf } from './form-texts';

/** Rejects obviously invalid addresses; the service validates the rest. */
const looksLikeEmail = /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]{2,}$/;
const wrongEmail = 'Invalid email address';

/** The error of an email address; none for an empty one. */
export const emailError = (email: string): string | undefined =>
  email.trim() === '' || looksLikeEmail.test(email.trim()) ? undefined : wrongEmail;

/** Field → message, for each required field of a form that is empty, and for an invalid email address. */
export function wrongFields(
  form: FormData,
  needed: Readonly<Record<string, string>>,
): Record<string, string> {
  const empty = Object.entries(needed).filter(([name]) => textOf(form, name) === '');
  const email = emailError(textOf(form, 'email'));
  return { ...(email ? { email } : {}), ...Object.fromEntries(empty) };
}
