import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root, textOf } from '../../src/checkout.ts';
import { commands } from '../../src/command-line/commands.mjs';
import { parse } from '../../src/command-line/read-arguments.mjs';
import type { Name } from '../../src/command-line/given.ts';

const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
/** Node's permission model forbids child processes and file writes: a command that succeeds has started nothing. */
const onlyReading = ['--permission', '--allow-fs-read=*'];

/** Runs a script of `package.json`. */
function play(script: string, args: readonly string[], env: Record<string, string> = {}) {
  const [, ...program] = (scripts[script] ?? '').split(' ');
  const { status, stdout, stderr } = spawnSync(process.execPath, [...onlyReading, ...program, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '', ...env },
  });
  return { status, stdout, lines: stderr.trim().split('\n') };
}

const optionsOf = (script: string) => {
  const [, , name = ''] = (scripts[script] ?? '').split(' ');
  const { options = {} } = commands[name as Name] as { options?: object };
  return Object.keys(options);
};

describe.each(Object.keys(scripts))('npm run %s', (script) => {
  it('prints its usage with --help and does nothing else', () => {
    const { status, stdout } = play(script, ['--help']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/npm (run )?[\w:]+/);
    expect(optionsOf(script).filter((option) => !stdout.includes(`  --${option} `))).toEqual([]);
  });

  it('rejects an unknown option in two lines and does nothing else', () => {
    const { status, lines } = play(script, ['--no-such-option']);
    expect(status).toBe(2);
    expect(lines).toEqual(["Unknown option '--no-such-option'.", expect.stringMatching(/^Usage: npm /)]);
  });
});

it.each([
  ['backup', [], 'An argument is missing.'],
  ['restore', [], 'An argument is missing.'],
  ['restore', [''], 'An argument is empty: is a variable not set?'],
  ['restore', ['one', 'two'], "It does not take 'one two'."],
  ['rollback', [], 'An argument is missing.'],
  ['promote', ['booking'], 'An argument is missing.'],
  ['promote', ['booking', '9f2c4ab01d33', '--percent', '120'], '--percent N is a whole number from 0 to 100'],
  ['maintenance', [], 'An argument is missing.'],
  ['maintenance', ['of'], "It does not take 'of'."],
  ['drill', ['--seed', 'x'], "--seed N is a whole number from 0 to 2147483648, not 'x'."],
  ['drill', ['3'], "It does not take '3'."],
  ['chaos', ['--only', 'seed'], "--only takes seeds or system, not 'seed'."],
  ['start', ['fresh'], "It does not take 'fresh'."],
  ['new', ['feature', 'booking'], 'An argument is missing.'],
  ['new', ['features', 'booking', 'x'], "It does not take 'features booking x'."],
  ['help', ['chaoss'], "There is no command 'chaoss'; there are: start, test"],
])('npm run %s %j is answered with what is wrong, and begins nothing', (script, args, said) => {
  const { status, lines } = play(script, args);
  expect(status).toBe(2);
  expect(lines.length).toBeLessThanOrEqual(2);
  expect(lines[0]).toContain(said);
});

it.each([
  ['commands/check', 'boundries', /There is no step boundries; there are: .*boundaries/],
  ['commands/build', 'bookings', /There is no unit bookings; there are: .*mfe-booking/],
  ['commands/dev', 'bookings', /There is no unit bookings. Units: .*mfe-booking/],
  ['commands/e2e', 'bookings', /There is no journey bookings/],
  ['../../deploy/src/commands/rollback', 'bookings', /Name a remote: .*booking.* \(there is no bookings\)/],
  ['../../chaos/src/main', 'bookings', /There is no scenario bookings; there are: .*webhooks/],
  ['../../audit/src/main', 'bookings', /There is no part bookings; there are: .*headers/],
])('%s refuses a name that it does not know, instead of doing nothing', (program, word, said) => {
  const file = path.join(root, 'infra/local/src', `${program}.ts`);
  const { status, stderr } = spawnSync(process.execPath, [file, word], { encoding: 'utf8' });
  expect(stderr.trim()).toMatch(said);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(status).toBe(2);
});

it('an option swallowed by npm is reported, instead of promoting a version to everybody', () => {
  const { status, lines } = play('promote', ['booking', '9f2c4ab01d33'], { npm_config_percent: '20' });
  expect(status).toBe(2);
  expect(lines[0]).toBe('npm took --percent for its own: options come after "--".');
});

it('every example of a command is valid', () => {
  const examples = Object.values(commands).flatMap((command) => [...command.examples]);
  const read = examples
    .filter((example) => !example.startsWith('npx'))
    .map((example) => example.match(/npm (?:run )?([\w:]+)(?: -- (.*))?$/) ?? []);
  expect(read.length).toBeGreaterThan(30);
  for (const [example = '', script = '', words = ''] of read) {
    const name = (script === 'test:all' ? 'test' : script) as Name;
    const args = [...words.matchAll(/"([^"]+)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
    expect({ example, given: parse(name, args) }).toEqual({ example, given: expect.any(Object) });
  }
});

it('options have the values that a command reads, and defaults where none is given', () => {
  expect(parse('chaos', ['webhooks', '17', '--runs=5', '--cluster'])).toEqual({
    words: ['webhooks', '17'],
    options: { runs: 5, seed: 1, only: undefined, cluster: true, add: false },
  });
});
