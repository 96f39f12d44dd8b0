import { expect, it } from '@jest/globals';
import { globSync } from 'node:fs';
import { root, textOf } from '../../src/checkout.ts';
import { commands } from '../../src/command-line/commands.mjs';
import { parse } from '../../src/command-line/read-arguments.mjs';
import type { Name } from '../../src/command-line/given.ts';

const documents = globSync(['*.md', '{shell,mfe-*,e2e}/**/*.md', '{packages,services,infra}/**/*.md'], {
  cwd: root,
  exclude: (entry) => /node_modules|dist|reports/.test(entry),
});
const lines = documents.flatMap((file) =>
  textOf(file)
    .split('\n')
    .map((line) => ({ file, line })),
);

/** Matches a command up to prose, a note or the next command. */
const npm =
  /\bnpm (?:run )?((?<=run )[a-z][\w:-]*|start|test)(?: -- ([^`#;|&<>…─\\]*(?:<[^>`]+>[^`#;|&<>…─\\]*)*)|(?<!start|test) ([^`#;|&<>…─\\]*))?/g;
const isOfRoot = (name: string): name is Name => name in commands;

function mistakeIn(name: Name, text: string) {
  // `<remote>` is a placeholder, `[--seed N]` is optional.
  const words = text
    .replaceAll(/[[\]]/g, '')
    .replaceAll(/<[^>]+>/g, 'x')
    .trim()
    .split(/\s+/)
    .filter(Boolean);
  try {
    parse(name, words);
    return [];
  } catch (error) {
    return [`${name} ${text.trim()}: ${(error as Error).message}`];
  }
}

it('every documented npm command works as written', () => {
  const given = lines.flatMap(({ file, line }) =>
    [...line.matchAll(npm)].flatMap(([, name = '', behind]) =>
      isOfRoot(name) && behind ? [{ file, name, behind }] : [],
    ),
  );
  expect(given.length).toBeGreaterThan(40);
  expect(
    given.flatMap(({ file, name, behind }) => mistakeIn(name, behind).map((why) => `${file}: ${why}`)),
  ).toEqual([]);
});

it('a note after a command is a shell comment, so that the whole line can be pasted', () => {
  const command =
    /^\s*(?:[A-Z_]+=\S* )*(?:npm|npx|node|nats|docker|kubectl|openssl|infra\/[\w/.-]+\.sh) .*?\S(?: {2,}| ← )(?!#)\S/;
  const bare = lines.filter(({ line }) => command.test(line) && !line.includes('|'));
  expect(bare.map(({ file, line }) => `${file}: ${line}`)).toEqual([]);
});
