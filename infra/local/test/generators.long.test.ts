import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { bin } from '../src/check/bin.ts';
import { checkBoundaries } from '../src/check/boundaries.ts';
import { oxlintArguments } from '../src/check/lint.ts';
import { runProgram } from '../src/check/run-steps.ts';
import { generate } from '../src/generate/generate.ts';
import { copyOfRepository } from './copy-of-repository.js';

const orders = [
  'remote grown-pages',
  'feature grown-pages grown-stone',
  'feature booking grown-feature',
  'page catalog grown /grown',
  'primitive grown-part',
  'record leads grown-note',
  'record catalog grown-place',
  'record identity grown-entry',
  'record notifications grown-mark',
  'rpc leads grown-thing redeem',
  'rpc catalog temple grow',
  'rpc notifications grown-mail recall',
  'use-case identity account grow-account',
];

describe('what npm run new writes', () => {
  let copy: ReturnType<typeof copyOfRepository>;
  let files: string[];

  beforeAll(async () => {
    copy = copyOfRepository();
    files = [];
    for (const order of orders) files.push(...(await generate(order.split(' '), copy.dir)).files);
  }, 600_000);
  afterAll(() => rmSync(copy.dir, { recursive: true, force: true }));

  const inCopy = (program: string, args: string[]) => runProgram(bin(program), args, { cwd: copy.dir });
  /** Only what concerns the new files: the rest of the copy is judged by the checks themselves. */
  const concerning = (output: string) => output.split('\n').filter((line) => /grow/i.test(line));

  it('puts it where it belongs', () => {
    expect(files).toEqual(
      expect.arrayContaining([
        'mfe-booking/src/features/grown-feature/grown-feature.tsx',
        'mfe-catalog/src/pages/grown-page.tsx',
        'mfe-catalog/src/expose/remote.ts',
        'mfe-grown-pages/src/expose/remote.ts',
        'mfe-grown-pages/src/features/grown-stone/grown-stone.tsx',
        '.github/workflows/mfe-grown-pages.yml',
        'packages/ui/src/grown-part/grown-part.tsx',
        'packages/contracts/src/leads/grown-thing.rpc.ts',
        'packages/contracts/src/leads/grown-notes.admin.ts',
        'packages/contracts/src/identity/grown-entries.admin.ts',
        'services/leads/src/grown-note/grown-notes.resource.ts',
        expect.stringMatching(/^services\/notifications\/src\/migrations\/\d{4}-grown-marks\.ts$/),
        'mfe-account/src/admin/entities/partners/grown-entries.ts',
        'services/leads/src/grown-thing/redeem-grown-thing.ts',
        'services/identity/src/account/grow-account.ts',
      ]),
    );
    expect(
      readFileSync(path.join(copy.dir, 'packages/contracts/src/catalog/temple.rpc.ts'), 'utf8'),
    ).toContain("'catalog.temple.grow.v1'");
    expect(readFileSync(path.join(copy.dir, 'mfe-catalog/src/expose/remote.ts'), 'utf8')).toContain(
      "path: '/grown'",
    );
  });

  it('compiles, and passes lint and format', async () => {
    const lint = await inCopy('eslint', [
      '--format',
      'json',
      ...files.filter((file) => /\.(tsx?|mjs)$/.test(file)),
    ]);
    const messages = (JSON.parse(lint.output) as { messages: { message: string }[] }[]).flatMap(
      (one) => one.messages,
    );
    expect(messages).toEqual([]);
    const typed = await inCopy('oxlint', [
      ...oxlintArguments,
      ...files.filter((file) => /\.tsx?$/.test(file)),
    ]);
    expect(typed).toMatchObject({ isGood: true });
    expect((await inCopy('prettier', ['--check', '--ignore-unknown', ...files])).output).toContain(
      'All matched files use Prettier',
    );
  }, 600_000);

  it('keeps the boundaries and leaves nothing unused', async () => {
    expect(concerning((await checkBoundaries({ where: copy.dir })).output)).toEqual([]);
    expect(concerning((await inCopy('knip', ['--no-progress', '--reporter', 'compact'])).output)).toEqual([]);
  }, 600_000);

  it('passes its own tests', async () => {
    const tests = files.filter((file) => /\.test\.tsx?$/.test(file));
    const { output, isGood } = await runProgram(
      process.execPath,
      ['node_modules/jest/bin/jest.js', '--maxWorkers=2', ...tests],
      { cwd: copy.dir, env: { JEST_WORKER_ID: '', FORCE_COLOR: '0' } },
    );
    expect({ isGood, output }).toMatchObject({ isGood: true });
    expect(output).toContain(`${tests.length} passed, ${tests.length} total`);
  }, 600_000);

  it('writes over nothing and explains itself', async () => {
    await expect(generate(['primitive', 'grown-part'], copy.dir)).rejects.toThrow('is there already');
    await expect(generate(['page', 'shop', 'x', '/x'], copy.dir)).rejects.toThrow(
      'The remote must be one of',
    );
    await expect(generate(['use-case', 'leads', 'booking', 'Cancel Booking'], copy.dir)).rejects.toThrow(
      'must be written like cancel-booking',
    );
    await expect(generate([], copy.dir)).rejects.toThrow('npm run new -- feature');
  });
});
