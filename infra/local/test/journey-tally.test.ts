import { expect, it } from '@jest/globals';
import { journeyTally } from '../src/suite/journey-tally.ts';

const stats = { expected: 397, unexpected: 0, flaky: 0 };

it.each([
  ['all passed', stats, [], { passed: 397, failed: 0 }],
  ['one passed at a second try', { ...stats, flaky: 1 }, [], { passed: 397, failed: 1 }],
  ['one failed', { ...stats, unexpected: 1 }, [], { passed: 397, failed: 1 }],
  ['a file did not load', stats, ['SyntaxError'], { passed: 397, failed: 1 }],
  ['nothing ran', { ...stats, expected: 0 }, [], { passed: 0, failed: 1, note: 'no journey was found' }],
])('%s', (_case, given, errors, tally) => {
  expect(journeyTally([{ stats: given, errors }])).toEqual(tally);
});

it('adds the reports of both projects up', () => {
  const first = { stats: { ...stats, flaky: 2 }, errors: [] };
  const second = { stats: { expected: 20, unexpected: 1, flaky: 1 }, errors: [] };
  expect(journeyTally([first, second])).toEqual({
    passed: 417,
    failed: 4,
  });
});
