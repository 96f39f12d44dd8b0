import { textOf } from './form-texts';

/** Catches what is plainly no address; the service judges the rest. */
const looksLikeEmail = /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]{2,}$/;
const wrongEmail = 'Invalid email address';

/** What is wrong with an address that was typed; nothing for an empty one. */
export const emailError = (email: string): string | undefined =>
  email.trim() === '' || looksLikeEmail.test(email.trim()) ? undefined : wrongEmail;

/**
 * Field → what to say beside it, for each field of a form that is needed and empty, and for an email that cannot be one.
 */
export function wrongFields(
  form: FormData,
  needed: Readonly<Record<string, string>>,
): Record<string, string> {
  const empty = Object.entries(needed).filter(([name]) => textOf(form, name) === '');
  const email = emailError(textOf(form, 'email'));
  return { ...(email ? { email } : {}), ...Object.fromEntries(empty) };
}
