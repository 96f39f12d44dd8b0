import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../checkout.ts';
import { codeHabits, habits, prescribed } from './prose/habits.ts';
import { codeProseOf, documentProseOf } from './prose/code-prose.ts';
import { proseOf } from './prose/prose-of.ts';
import type { Phrase } from './prose/prose-of.ts';

/** Where texts stand that travelers, partners and staff read. */
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
/** What others made, and the lists of habits, which quote them. */
const notOurs = /node_modules|\/dist\/|\/\.cache\/|\.d\.ts$|check\/prose\//;
const leastComments = 6_000;

/** Habits in the texts of one file. */
export const habitsIn = (file: string, source: string) => habitsOf(file, proseOf(file, source));

function habitsOf(file: string, texts: readonly Phrase[]) {
  return texts.flatMap(({ text, line }) =>
    habits
      .filter(({ pattern }) =>
        pattern.test(prescribed.reduce((rest, words) => rest.replace(words, ''), text)),
      )
      .map(({ pattern, instead }) => {
        const [found] = pattern.exec(text) ?? [''];
        return `${file}:${line} "${found.slice(0, 40)}" → ${instead}: ${text.slice(0, 110)}`;
      }),
  );
}

/**
 * Habits in the comments and test names of one file, or in a document. Names of chunks and switches of tools are not prose.
 */
export const codeHabitsIn = (file: string, source: string) => codeHabitsOf(file, engineersRead(file, source));

const engineersRead = (file: string, source: string) =>
  file.endsWith('.md') ? documentProseOf(source) : codeProseOf(file, source);

function codeHabitsOf(file: string, texts: readonly Phrase[]) {
  return texts
    .filter(({ text }) => !/^(webpackChunkName|eslint-|@ts-)/.test(text))
    .flatMap(({ text, line }) =>
      codeHabits
        .filter(({ pattern }) => pattern.test(text))
        .map(({ pattern, instead }) => {
          const [found] = pattern.exec(text) ?? [''];
          return `${file}:${line} "${found.slice(0, 40)}" → ${instead}: ${text.slice(0, 110)}`;
        }),
    );
}

/** Comments, names of tests and documents are plain American English too; fails when it found hardly any. */
export async function checkCodeProse() {
  const files = globSync(readByEngineers, { cwd: root, exclude: (name) => name === 'node_modules' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !notOurs.test(file));
  let phrases = 0;
  const found = files.flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    const texts = engineersRead(file, source);
    phrases += texts.length;
    return codeHabitsOf(file, texts);
  });
  const isGood = found.length === 0 && phrases >= leastComments;
  const summary = `${phrases} comments, test names and lines of documents in ${files.length} files`;
  return { isGood, output: isGood ? summary : [...found, summary].join('\n') };
}

/** Texts that people read are plain American English; fails when it found hardly any text to check. */
export async function checkProse() {
  const files = globSync(readByPeople, { cwd: root }).filter((file) => !readByNobody.test(file));
  let phrases = 0;
  const found = files.flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    const texts = proseOf(file, source);
    phrases += texts.length;
    return habitsOf(file, texts);
  });
  const isGood = found.length === 0 && phrases >= leastPhrases;
  const summary = `${phrases} texts in ${files.length} files`;
  return { isGood, output: isGood ? summary : [...found, summary].join('\n') };
}
