/** The items of a text: one a line, or separated by commas or semicolons where it is one line. Bracket tags are dropped. */
export function itemsOf(text: string | null): readonly string[] {
  if (!text) return [];
  const plain = text
    .replace(/\[\/(li|p|h[1-4]|ul|ol)\]/gi, '\n')
    .replace(/\[br\]/gi, '\n')
    .replace(/\[\/?[a-z0-9]+\]/gi, '');
  const lines = plain.split('\n').filter((line) => line.trim());
  const items = lines.length > 1 ? lines : plain.split(/[;,](?![^(]*\))/);
  return [...new Set(items.map((item) => item.replace(/^[-•*]\s*/, '').trim()))].filter(Boolean);
}
