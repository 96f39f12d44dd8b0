import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = path.resolve(import.meta.dirname, '../../..');
const folders = [
  'mfe-account/src',
  'mfe-booking/src',
  'mfe-catalog/src',
  'shell/src',
  'packages/contracts/src',
  'packages/ui/src',
  'services/catalog/src',
  'services/gateway/src',
  'services/identity/src',
  'services/leads/src',
  'services/notifications/src',
];

const sources = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({
      file: `${folder}/${file}`,
      text: readFileSync(path.join(root, folder, file), 'utf8'),
    })),
);

/** The files that write it that way, apart from the one place where it belongs. */
const elsewhere = (pattern: RegExp, home: string): string[] =>
  sources.filter(({ file, text }) => file !== home && pattern.test(text)).map(({ file }) => file);

describe('what people read in many places has one form', () => {
  it('is looked for in all units', () => {
    expect(sources.length).toBeGreaterThan(800);
  });

  it('for the time a refund takes', () => {
    const refundDays = /\d+\s*(-|–|to)\s*\d+\s+(working|business)\s+days/i;
    expect(elsewhere(refundDays, 'packages/contracts/src/leads/refund-words.ts')).toEqual([]);
  });
});
