import { expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { root } from '../../src/checkout.ts';

/** Node's permission model forbids child processes and file writes: a command that succeeds has started nothing. */
const onlyReading = ['--permission', '--allow-fs-read=*'];

function play(args: readonly string[]) {
  const program = 'packages/mfe-kit/build/dev-command.ts';
  const { status, stdout, stderr } = spawnSync(process.execPath, [...onlyReading, program, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stdout, lines: stderr.trim().split('\n') };
}

it.each(['--help', '-h'])('the development server of one remote prints its usage with %s', (option) => {
  const { status, stdout } = play(['mfe-catalog', option]);
  expect(status).toBe(0);
  for (const one of ['<remote>', '--port N', '--alone', '--api URL', 'Examples:'])
    expect(stdout).toContain(one);
});

it.each([
  [[], 'An argument is missing.'],
  [[''], 'An argument is empty: is a variable not set?'],
  [['mfe-catalog', 'mfe-booking'], "It does not take 'mfe-booking'."],
  [['mfe-nothing'], "There is no remote in 'mfe-nothing'."],
  [['mfe-catalog', '--no-such-option'], "Unknown option '--no-such-option'."],
  [['mfe-catalog', '--port', 'x'], "--port N is a whole number from 1 to 65535, not 'x'."],
  [['mfe-catalog', '--port', '70000'], "--port N is a whole number from 1 to 65535, not '70000'."],
  [
    ['mfe-catalog', '--alone', '--api', 'here'],
    "--api URL is an address, such as http://localhost:8080, not 'here'.",
  ],
  [['mfe-catalog', '--api', 'http://localhost:8080'], '--api is for a remote that is served with --alone.'],
])('the command that serves one remote answers %j in two lines, and begins nothing', (args, said) => {
  const { status, lines } = play(args);
  expect({ status, lines }).toEqual({ status: 2, lines: [said, expect.stringMatching(/^Usage: node /)] });
});
