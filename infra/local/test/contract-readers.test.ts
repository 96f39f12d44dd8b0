import { afterAll, describe, expect, it } from '@jest/globals';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../src/checkout.ts';
import { nameReaders } from '../src/contracts/readers/name-readers.ts';
import { linkDependencies } from './copy-of-repository.js';

const copies: string[] = [];
afterAll(() => copies.forEach((dir) => rmSync(dir, { recursive: true, force: true })));

/** The contracts and one caller, in a place where they may be spoilt. */
function copyOf(caller: string): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'valam-readers-'));
  copies.push(dir);
  for (const folder of ['packages/contracts', 'packages/service-kit', 'packages/config', caller])
    cpSync(path.join(root, folder), path.join(dir, folder), {
      recursive: true,
      filter: (from) => !/\/(node_modules|dist|test)$/.test(from),
    });
  cpSync(path.join(root, 'tsconfig.base.json'), path.join(dir, 'tsconfig.base.json'));
  linkDependencies(dir);
  return dir;
}

describe('whom a change of a contract would hurt', () => {
  it('names the caller that reads a removed field, and where', () => {
    const dir = copyOf('services/leads');
    const file = path.join(dir, 'packages/contracts/src/catalog/tour.schema.ts');
    expect(readFileSync(file, 'utf8')).toContain('boardingPoints');
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/^ *boardingPoints:.*$/gm, ''));
    const contract = 'catalog.tour.get.v1';
    expect(
      nameReaders(
        [
          { contract, what: 'answer.boardingPoints was removed' },
          { contract, what: 'answer.slug may be missing now' },
          { contract, what: 'message.seats is required now' },
          { contract, what: 'answer.nobodyReadsThis was removed' },
        ],
        dir,
      ),
    ).toEqual([
      expect.stringMatching(
        /^catalog\.tour\.get\.v1: answer\.boardingPoints was removed \(leads reads it in services\/leads\/src\/\S+\.ts:\d+\)$/,
      ),
      expect.stringMatching(/may be missing now \(leads reads it in services\/leads\/src\/\S+:\d+\)$/),
      expect.stringMatching(/is required now \(leads uses it\)$/),
      expect.stringMatching(/was removed \(no unit here reads it\)$/),
    ]);
  }, 120_000);
});
