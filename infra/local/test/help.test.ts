import { expect, it } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { root, textOf } from '../src/checkout.ts';
import { kinds } from '../src/generate/generate.ts';

const help = execFileSync(process.execPath, [path.join(root, 'infra/local/src/help.mjs')], {
  encoding: 'utf8',
});

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
  ['check', 'boundries', /There is no step boundries; there are: .*boundaries/],
  ['build', 'bookings', /There is no unit bookings; there are: .*mfe-booking/],
])('npm run %s refuses a word that it does not know, instead of doing nothing', (name, word, said) => {
  const command = path.join(root, `infra/local/src/commands/${name}.ts`);
  const { status, stderr } = spawnSync(process.execPath, [command, word], { encoding: 'utf8' });
  expect(status).toBe(2);
  expect(stderr).toMatch(said);
});

it.each([
  ['audit', /^ {2}(\w+): audit\w+,$/gm],
  ['bench', /^ {2}(\w+): measure\w+,$/gm],
])('the README of infra/%s has a line for every word that its command takes', (name, entry) => {
  const read = (file: string) => textOf(`infra/${name}/${file}`);
  const words = [...read('src/main.ts').matchAll(entry)].map(([, word = '']) => word);
  const readme = read('README.md');
  expect(words.length).toBeGreaterThan(10);
  expect(words.filter((word) => !readme.includes(`\`${word}\``))).toEqual([]);
});
