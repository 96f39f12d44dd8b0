/**
 * Town, district and state, each name once: `Mylapore, Chennai` in the district Chennai gives `Mylapore, Chennai`, not
 * `Mylapore, Chennai, Chennai`.
 */
export function placeLine(...parts: readonly (string | null | undefined)[]): string {
  const names = parts.flatMap((part) => (part ?? '').split(',')).map((name) => name.trim());
  return [...new Set(names.filter((name) => name !== ''))].join(', ');
}
