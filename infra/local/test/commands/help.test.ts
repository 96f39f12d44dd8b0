import { expect, it } from '@jest/globals';
import { textOf } from '../../src/checkout.ts';
import { helpOfAll } from '../../src/command-line/usage.mjs';
import { kinds } from '../../src/generate/generate.ts';

const help = helpOfAll();

it('npm run help names every command of the repository', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as {
    scripts: object;
  };
  const commands = Object.keys(scripts).filter((name) => name !== 'help');
  const isNamed = (name: string) => new RegExp(`npm (run )?${name}(?![\\w:])`).test(help);
  expect(commands.filter((name) => !isNamed(name))).toEqual([]);
});

it('npm run help names everything that npm run new writes', () => {
  expect(Object.keys(kinds).filter((kind) => !help.includes(`npm run new -- ${kind} `))).toEqual([]);
});

it.each([
  ['audit', /^ {2}(\w+): \((?:target)?\) =>/gm],
  ['bench', /^ {2}(\w+): measure\w+,$/gm],
])('the README of infra/%s has a line for every word that its command takes', (name, entry) => {
  const read = (file: string) => textOf(`infra/${name}/${file}`);
  const words = [...read('src/main.ts').matchAll(entry)].map(([, word = '']) => word);
  const readme = read('README.md');
  expect(words.length).toBeGreaterThan(10);
  expect(words.filter((word) => !readme.includes(`\`${word}\``))).toEqual([]);
});
