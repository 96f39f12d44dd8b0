import { expect, it } from '@jest/globals';
import path from 'node:path';
import { root } from '../../src/checkout.ts';
import { failedTests } from '../../src/suite/jest.ts';
import { summary } from '../../src/suite/summary.ts';

const named = (fullName: string, ...failureMessages: string[]) => ({
  fullName,
  status: failureMessages.length > 0 ? 'failed' : 'passed',
  failureMessages,
});

it('lists failed tests below the table, at the end of the log', () => {
  const { text, failed } = summary([
    { name: 'build', passed: 1, failed: 0, seconds: 4 },
    {
      name: 'journeys',
      passed: 9,
      failed: 1,
      seconds: 60,
      failures: ['account.spec.ts:12 signs in: Error: no'],
    },
  ]);
  expect(failed).toBe(1);
  expect(text.split('\n').slice(-4)).toEqual([
    '',
    '  ✘ account.spec.ts:12 signs in: Error: no',
    '',
    '10 passed, 1 failed',
  ]);
});

it('ends after the table when all passed', () => {
  const { text } = summary([{ name: 'build', passed: 1, failed: 0, seconds: 4, failures: [] }]);
  expect(text).not.toContain('✘');
});

it("reads failed tests and files that failed to load from Jest's report", () => {
  const file = path.join(root, 'shell/test/head.test.ts');
  const reported = failedTests({
    testResults: [
      { name: file, status: 'passed', message: '', assertionResults: [named('has a title')] },
      {
        name: file,
        status: 'failed',
        message: 'long',
        assertionResults: [
          named('has a title'),
          named('has a description', '\u001B[31mError: none\u001B[39m\n at 3'),
        ],
      },
      {
        name: file,
        status: 'failed',
        message: 'long',
        assertionResults: [named('is short', 'the head of a page > is short\n    Error: too long')],
      },
      { name: file, status: 'failed', message: '\n  Cannot find module x\n', assertionResults: [] },
    ],
  });
  expect(reported).toEqual([
    'shell/test/head.test.ts has a description: Error: none',
    'shell/test/head.test.ts the head of a page > is short: Error: too long',
    'shell/test/head.test.ts: Cannot find module x',
  ]);
});
