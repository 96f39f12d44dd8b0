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

/** Joins the dial code and the number, unless the number was typed with a dial code. */
export function wholeNumber(code: string, number: string): string {
  const typed = number.trim();
  return typed.startsWith('+') ? typed : code + typed;
}
