/** A country with its dial code. */
export interface Country {
  /** ISO 3166-1, two letters, shown instead of a flag. */
  readonly code: string;
  /** Without the plus. */
  readonly dial: string;
  readonly name: string;
}

/** `+47`, in the submitted form. */
export function dialCode(country: Country | null): string {
  return country ? `+${country.dial}` : '';
}

/** Numbers copied from contacts may contain invisible bidi marks. Many people write 00 for the plus. */
const typedNumber = (number: string): string =>
  number
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^00/, '+');

/** True for a number that was typed with its dial code. */
export const hasDialCode = (number: string): boolean => typedNumber(number).startsWith('+');

/** Joins the dial code and the number, unless the number was typed with a dial code. */
export function wholeNumber(code: string, number: string): string {
  const typed = typedNumber(number);
  return hasDialCode(typed) ? typed : code + typed;
}
