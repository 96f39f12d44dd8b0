const longestName = 60;
const mostWordsOfName = 7;

/** Letters with combining marks and joiners, and the punctuation within names: `Mum & Dad`, `ジョン・スミス`. */
const nameOnly = /^[\p{L}\p{M}][\p{L}\p{M}\u200C\u200D\s.,'‘’&+()·・‐‑-]*$/u;
/** They join letters in Persian and in some scripts of India, and could hide a host. */
const joiners = /[\u200C\u200D]/g;
/** `evil.example` and `pay.me`: email programs turn such words into links, with any kind of dot. */
const hostLike = /[\p{L}\p{N}-][.。．｡]\p{L}[\p{L}\p{N}-]/u;

const isAddress = (word: string): boolean =>
  word.includes('://') || word.includes('@') || /^www\./i.test(word) || hostLike.test(word);

/** The typed name if it is plausible; otherwise it may be a message, and is left out. */
export function nameInMail(typed: string): string | null {
  const name = typed.replace(/\s+/g, ' ').trim();
  const isName =
    name.length <= longestName &&
    name.split(' ').length <= mostWordsOfName &&
    nameOnly.test(name) &&
    !hostLike.test(name.replace(joiners, ''));
  return isName ? name : null;
}

/** Removes everything that a program for emails or PDF files would turn into a link, and control characters. */
export function withoutAddresses(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .split(/(\s+)/)
    .map((word) => (isAddress(word.replace(/\p{Cf}/gu, '')) ? '…' : word))
    .join('');
}
