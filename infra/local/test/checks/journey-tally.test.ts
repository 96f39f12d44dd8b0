import { expect, it } from '@jest/globals';
import { journeyTally } from '../../src/suite/journey-tally.ts';
import type { Report } from '../../src/suite/journey-tally.ts';

const stats = { expected: 397, unexpected: 0, flaky: 0 };

it.each([
  ['all passed', stats, [], { passed: 397, failed: 0 }],
  ['one passed at a second try', { ...stats, flaky: 1 }, [], { passed: 397, failed: 1 }],
  ['one failed', { ...stats, unexpected: 1 }, [], { passed: 397, failed: 1 }],
  ['a file did not load', stats, [{ message: 'SyntaxError' }], { passed: 397, failed: 1 }],
  ['nothing ran', { ...stats, expected: 0 }, [], { passed: 0, failed: 1, note: 'no journey was found' }],
])('%s', (_case, given, errors, tally) => {
  expect(journeyTally([{ stats: given, errors, suites: [] }])).toMatchObject(tally);
});

it('adds up the reports of both projects', () => {
  const first = { stats: { ...stats, flaky: 2 }, errors: [], suites: [] };
  const second = { stats: { expected: 20, unexpected: 1, flaky: 1 }, errors: [], suites: [] };
  expect(journeyTally([first, second])).toMatchObject({ passed: 417, failed: 4 });
});

it('lists every failed journey with the first line of its error', () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    file: 'journeys/account.spec.ts',
    line: 12,
    tests: [{ status, results: messages.map((message) => (message ? { error: { message } } : {})) }],
  });
  const report: Report = {
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    errors: [{ message: 'SyntaxError: Unexpected token\n    at home.spec.ts' }],
    suites: [
      {
        specs: [spec('signs in', 'expected', '')],
        suites: [
          {
            specs: [
              spec(
                'signs out',
                'unexpected',
                '\u001B[31mError: still signed in\u001B[39m\n  at line 9',
                'Error: again',
              ),
              spec('changes a name', 'flaky', 'Error: not saved', ''),
            ],
          },
        ],
      },
    ],
  };
  expect(journeyTally([report]).failures).toEqual([
    'SyntaxError: Unexpected token',
    'journeys/account.spec.ts:12 signs out: Error: still signed in',
    'journeys/account.spec.ts:12 changes a name (passed at a second try): Error: not saved',
  ]);
});
