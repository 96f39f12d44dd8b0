/** The items of a text: one a line, or separated by commas or semicolons where it is one line. Bracket tags are dropped. */
export function itemsOf(text: string | null): readonly string[] {
  if (!text) return [];
  const plain = text
    .replace(/\[\/(li|p|h[1-4]|ul|ol)\]/gi, '\n')
    .replace(/\[br\]/gi, '\n')
    .replace(/\[\/?[a-z0-9]+\]/gi, '');
  const lines = plain.split('\n').filter((line) => line.trim());
  const items = lines.length > 1 ? lines : outsideOfBrackets(plain);
  return [...new Set(items.map((item) => item.replace(/^[-•*]\s*/, '').trim()))].filter(Boolean);
}

/** Cut at commas and semicolons, except between brackets. From its end, so that each character is looked at once. */
function outsideOfBrackets(text: string): string[] {
  const parts: string[] = [];
  let end = text.length;
  let isInside = false;
  for (let at = text.length - 1; at >= 0; at--) {
    const character = text[at];
    if (character === ')') isInside = true;
    else if (character === '(') isInside = false;
    else if (!isInside && (character === ',' || character === ';')) {
      parts.push(text.slice(at + 1, end));
      end = at;
    }
  }
  parts.push(text.slice(0, end));
  return parts.reverse();
}
