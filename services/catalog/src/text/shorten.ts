/** The beginning of a text, cut between words, without an ellipsis after a complete sentence. */
export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const beginning = text.slice(0, longest + 1);
  const lastWord = /\s\S*$/.exec(beginning)?.index;
  const words = beginning.slice(0, lastWord).trimEnd().slice(0, longest);
  return /[.!?]$/.test(words) ? words : `${words.replace(/[,;:]$/, '')}…`;
}
