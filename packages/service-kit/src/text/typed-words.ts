const longestName = 60;
const mostWordsOfName = 7;

/** Letters with combining marks and joiners, and the punctuation of names: `Mum & Dad`, `ジョン・スミス`. */
const nameOnly = /^[\p{L}\p{M}][\p{L}\p{M}\u200C\u200D\s.,'‘’&+()·・‐‑-]*$/u;
/** Zero-width joiners, used in Persian and some Indic scripts; they could hide a host name. */
const joiners = /[\u200C\u200D]/g;
/** `evil.example` and `pay.me`: email clients turn such words into links, with any kind of dot. */
const hostLike = /[\p{L}\p{N}-][.。．｡]\p{L}[\p{L}\p{N}-]/u;

const isAddress = (word: string): boolean =>
  word.includes('://') || word.includes('@') || /^www\./i.test(word) || hostLike.test(word);

/** The typed name if it is plausible; otherwise it may be a message and is omitted. */
export function nameInMail(typed: string): string | null {
  const name = typed.replace(/\s+/g, ' ').trim();
  const isName =
    name.length <= longestName &&
    name.split(' ').length <= mostWordsOfName &&
    nameOnly.test(name) &&
    !hostLike.test(name.replace(joiners, ''));
  return isName ? name : null;
}

/** Removes control characters, and everything that an email client or a PDF viewer would turn into a link. */
export function withoutAddresses(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .split(/(\s+)/)
    .map((word) => (isAddress(word.replace(/\p{Cf}/gu, '')) ? '…' : word))
    .join('');
}
