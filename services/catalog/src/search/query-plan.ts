/** One place of a question: any of these word groups may stand there, and all words of a group must. */
export type Unit = readonly (readonly string[])[];

/** Other ways to say a folded phrase; empty when it has none. */
export type AliasesOf = (phrase: string) => readonly string[];
/** Words that exist and that a folded word may have been meant to be. */
export type NearWordsOf = (word: string) => readonly string[];

const longestPhrase = 4;
const mostWords = 12;

/** The words of a question, at most a dozen. */
export function questionWords(folded: string): string[] {
  return [...new Set(folded.split(' ').filter(Boolean))].slice(0, mostWords);
}

/** Every run of words that may be the name of something. */
export function phrasesIn(words: readonly string[]): string[] {
  return words.flatMap((_, from) =>
    Array.from({ length: Math.min(longestPhrase, words.length - from) }, (_, extra) =>
      words.slice(from, from + extra + 1).join(' '),
    ),
  );
}

/** What each part of the question may mean: the longest known names first, single words otherwise. */
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

/** The same as a `tsquery`. A word for which `isPrefix` holds also stands for what begins with it. */
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

/** So that nothing in a word is read as an operator. */
const quoted = (word: string): string => `'${word.replaceAll(/['\\]/g, '')}'`;
