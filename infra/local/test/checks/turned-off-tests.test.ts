import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { checkForbiddenText, turnedOffTests } from '../../src/check/forbidden-text.ts';
import { folderOfTest } from '../../src/testing/folder.ts';

const home = folderOfTest();

function checked(text: string, least = 0) {
  const file = path.join(home(), 'services/leads/src/booking/refund.test.ts');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${text}\n`);
  return checkForbiddenText(turnedOffTests, { where: home(), least });
}

describe('the check for disabled tests', () => {
  it.each([
    ["it.only('refunds all', () => {});", 'turns off all other tests of its file'],
    ["describe.only('a refund', () => {});", 'turns off all other tests of its file'],
    ["it.only.each([1])('refunds %i', () => {});", 'turns off all other tests of its file'],
    ["test.describe.only('a refund', () => {});", 'turns off all other tests of its file'],
    ["fit('refunds all', () => {});", 'turns off all other tests of its file'],
    ["it.skip('refunds all', () => {});", 'turns off a test'],
    ["it.skip.each([1])('refunds %i', () => {});", 'turns off a test'],
    ["test.describe.skip('a refund', () => {});", 'turns off a test'],
    ["test.fixme('refunds all', () => {});", 'turns off a test'],
    ["it.todo('refunds all');", 'turns off a test'],
    ["xit('refunds all', () => {});", 'turns off a test'],
  ])('is red for %s', async (text, said) => {
    const { isGood, output } = await checked(text);
    expect(isGood).toBe(false);
    expect(output).toContain('services/leads/src/booking/refund.test.ts:1 ');
    expect(output).toContain(said);
  });

  it.each([
    "it('refunds all, and not only a part', () => {});",
    "it.each([1])('refunds %i', () => {});",
    'const whereThereIsOne = program ? it : it.skip;',
    "const { fit } = await import('./fit.js');",
  ])('leaves alone: %s', async (text) => {
    expect(await checked(text)).toEqual({ isGood: true, output: '' });
  });

  it('fails when it finds too few files', async () => {
    expect((await checked('', 2)).output).toContain('the check itself is broken');
  });
});
