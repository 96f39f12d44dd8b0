/** One position of a query: matches any of these word groups; a group matches when all its words do. */
export type Unit = readonly (readonly string[])[];

/** Synonyms of a folded phrase; empty without any. */
export type AliasesOf = (phrase: string) => readonly string[];
/** Returns indexed words similar to a folded word. */
export type NearWordsOf = (word: string) => readonly string[];

const longestPhrase = 4;
const mostWords = 12;

/** The words of a query, at most a dozen. */
export function questionWords(folded: string): string[] {
  return [...new Set(folded.split(' ').filter(Boolean))].slice(0, mostWords);
}

/** Every sequence of words that may be a name. */
export function phrasesIn(words: readonly string[]): string[] {
  return words.flatMap((_, from) =>
    Array.from({ length: Math.min(longestPhrase, words.length - from) }, (_, extra) =>
      words.slice(from, from + extra + 1).join(' '),
    ),
  );
}

/** Alternatives for each part of the query: the longest known names first, otherwise single words. */
export function planQuery(words: readonly string[], aliasesOf: AliasesOf, nearWordsOf: NearWordsOf): Unit[] {
  const units: Unit[] = [];
  let at = 0;
  while (at < words.length) {
    const { length, names } = longestName(words, at, aliasesOf);
    const said = words.slice(at, at + length);
    const near = length === 1 && names.length === 0 ? nearWordsOf(said[0] ?? '') : [];
    units.push([said, ...names.map((name) => name.split(' ')), ...near.map((word) => [word])]);
    at += length;
  }
  return units;
}

function longestName(words: readonly string[], at: number, aliasesOf: AliasesOf) {
  for (let length = Math.min(longestPhrase, words.length - at); length >= 1; length--) {
    const phrase = words.slice(at, at + length).join(' ');
    const names = aliasesOf(phrase).filter((name) => name && name !== phrase);
    if (names.length > 0) return { length, names };
  }
  return { length: 1, names: [] as readonly string[] };
}

/** The units as a `tsquery`. A word for which `isPrefix` is true matches as a prefix. */
export function toTsQuery(
  units: readonly Unit[],
  join: '&' | '|',
  isPrefix: (word: string) => boolean,
): string {
  const lexeme = (word: string) =>
    word.length >= shortestPrefix && isPrefix(word) ? `${quoted(word)}:*` : quoted(word);
  return units
    .map((unit) => unit.map((group) => `(${group.map(lexeme).join(' & ')})`).join(' | '))
    .map((unit) => `(${unit})`)
    .join(` ${join} `);
}

const shortestPrefix = 3;

/** Quoted, so that nothing in a word is parsed as an operator. */
const quoted = (word: string): string => `'${word.replaceAll(/['\\]/g, '')}'`;
