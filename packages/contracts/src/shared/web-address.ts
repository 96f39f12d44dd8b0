/**
 * The address as a URL; null for any other text. Not `URL.parse` nor `URL.canParse`: browsers that run the rest of the
 * site lack them (Safari before 18 and before 17).
 */
export function urlOf(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
