/** Converts text with bracket tags to plain lines, one for each list item or line. */
export function plainLines(text: string | null): string[] {
  return (text ?? '')
    .replace(/\[\/?(?:li|p|br|h[1-4]|ul|ol|list|\*)[^[\]]*\]/gi, '\n')
    .replace(/\[[^[\]]*\]/g, '')
    .split(/\n|(?<=\S), (?=[A-Z])/)
    .map((line) => line.replace(/^[-•\s]+/, '').trim())
    .filter(Boolean);
}
