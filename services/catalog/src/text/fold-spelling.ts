/**
 * Folds the many spellings of Indian names in Latin letters into one: 'Thiruvannamalai', 'Tiruvanamalai' and
 * 'Tiruvaṇṇāmalai' become the same word. Both the index and the query are folded, so nothing is lost.
 */
export function foldSpelling(text: string): string {
  return wordsOf(text).map(foldWord).filter(Boolean).join(' ');
}

/** Lower case, without diacritics, words separated by single spaces. */
export function plainSpelling(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’'`]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** The significant words; stop words such as 'the' would be folded into words that look rare. */
function wordsOf(text: string): string[] {
  return plainSpelling(text)
    .split(' ')
    .filter((word) => word && !silentWords.has(word));
}

const silentWords = new Set(
  (
    'a an and are as at be but by for from had has have in into is it its of on or our so that the their them then ' +
    'there these they this to was we were what when where which who will with you your'
  ).split(' '),
);

/** The order matters: longer sounds come before their parts. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/zh/g, 'l'],
  [/chh/g, 'ch'],
  [/([tdbkgpj])h/g, '$1'],
  [/sh/g, 's'],
  [/w/g, 'v'],
  [/y/g, 'i'],
  [/ee/g, 'i'],
  [/oo|ou/g, 'u'],
  [/x/g, 'ks'],
  [/ck|q|c(?!h)/g, 'k'],
  [/(.)\1+/g, '$1'],
];

function foldWord(word: string): string {
  if (!/^[a-z]+$/.test(word)) return word;
  return sounds.reduce((folded, [sound, letter]) => folded.replace(sound, letter), word);
}
