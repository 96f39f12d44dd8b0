import { root } from '../checkout.ts';
import { codeHabits, habits, isSpelling, prescribed } from './prose/habits.ts';
import { codeProseOf, documentProseOf } from './prose/code-prose.ts';
import { proseOf } from './prose/prose-of.ts';
import { textsIn, tooFew, verdict } from './verdict.ts';
import type { Phrase } from './prose/prose-of.ts';

/** Sources of texts that travelers, partners and staff read. */
const readByPeople = [
  'mfe-*/src/**/*.{ts,tsx}',
  'shell/src/**/*.{ts,tsx}',
  'packages/ui/src/**/*.tsx',
  'packages/{contracts,service-kit}/src/**/*.ts',
  'packages/mfe-kit/src/**/*.{ts,tsx}',
  'services/*/src/**/*.{ts,tsx}',
  'services/*/sample/**/*.ts',
];
const readByNobody = /\.test\.tsx?$|\/migrations\/|\/sample\/art\/|\/scale\/|\/testing\//;
const leastPhrases = 2_000;
const readByEngineers = [
  '{packages,services,infra}/*/**/*.{ts,tsx,mjs}',
  '{shell,mfe-*,e2e}/**/*.{ts,tsx,mjs}',
  'README.md',
  '{shell,mfe-*,packages,services,infra}/**/*.md',
];
/** Third-party and generated files, and the lists of habits, which quote what they forbid. */
const notOurs = /node_modules|\/dist\/|\/\.cache\/|\.d\.ts$|check\/prose\//;
const leastComments = 6_000;

type Habit = (typeof habits)[number];

/** Habits in the screen texts of one file. */
export const habitsIn = (file: string, source: string) => found(file, proseOf(file, source), habits);

/** Habits in the comments, test names and declared names of one file, or in a document. */
export const codeHabitsIn = (file: string, source: string) =>
  found(file, engineersRead(file, source), codeHabits);

/** Chunk names and tool directives are not prose. */
const engineersRead = (file: string, source: string) =>
  (file.endsWith('.md') ? documentProseOf(source) : codeProseOf(file, source)).filter(
    ({ text }) => !/^(webpackChunkName|eslint-|@ts-)/.test(text),
  );

const found = (file: string, texts: readonly Phrase[], sought: readonly Habit[]) => {
  const spellings = sought.filter(isSpelling);
  return texts.flatMap(({ text, line, isName }) => {
    const own = prescribed.reduce((rest, words) => rest.replace(words, ''), text);
    return (isName ? spellings : sought).flatMap(({ pattern, instead }) => {
      const [words] = pattern.exec(own) ?? [];
      return words ? [`${file}:${line} "${words.slice(0, 40)}" → ${instead}: ${text.slice(0, 110)}`] : [];
    });
  });
};

/** Checks that comments, declared names, test names and documents are plain American English. */
export const checkCodeProse = () =>
  check({
    files: readByEngineers,
    except: notOurs,
    least: leastComments,
    read: engineersRead,
    sought: codeHabits,
  });

/** Checks that screen texts are plain American English. */
export const checkProse = () =>
  check({ files: readByPeople, except: readByNobody, least: leastPhrases, read: proseOf, sought: habits });

/** Also fails when it finds too little text, because then the search is broken. */
async function check({
  files: patterns,
  except,
  least,
  read,
  sought,
}: {
  files: readonly string[];
  except: RegExp;
  least: number;
  read: (file: string, source: string) => readonly Phrase[];
  sought: readonly Habit[];
}) {
  const files = textsIn(root, patterns, except);
  let phrases = 0;
  const problems = files.flatMap(({ file, text }) => {
    const texts = read(file, text);
    phrases += texts.filter(({ isName }) => !isName).length;
    return found(file, texts, sought);
  });
  return verdict(
    [...problems, ...tooFew(phrases, least, 'texts were read')],
    `${phrases} texts in ${files.length} files`,
  );
}
