/**
 * Parses an address; null for any other text. Without `URL.parse` and `URL.canParse`, which some supported
 * browsers lack (Safari before 18 and before 17).
 */
export function urlOf(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
