/** A number as it is sent: behind the country's code, or as it is where it brings its own. */
export function wholeNumber(code: string, number: string): string {
  const typed = number.trim();
  return typed.startsWith('+') ? typed : code + typed;
}
