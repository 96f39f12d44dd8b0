/** @jest-environment node */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { askAgainWhenLate } from './late-reads';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Questions that are answered by hand. */
function questions() {
  const open: { answer: (word: string) => void; fail: (error: Error) => void }[] = [];
  const ask = () => new Promise<string>((answer, fail) => void open.push({ answer, fail }));
  return { open, ask };
}

it('asks once when the answer comes in time', async () => {
  const { open, ask } = questions();
  const asked = askAgainWhenLate(ask);
  open[0]?.answer('soon');
  await expect(asked).resolves.toBe('soon');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(open).toHaveLength(1);
});

it('asks another time when it is late, and takes the first answer', async () => {
  const { open, ask } = questions();
  const asked = askAgainWhenLate(ask);
  await jest.advanceTimersByTimeAsync(600);
  expect(open).toHaveLength(2);
  open[1]?.answer('from the other');
  await expect(asked).resolves.toBe('from the other');
});

it('fails at once where nothing else was asked, and else with the first error when both have failed', async () => {
  const { open, ask } = questions();
  const alone = askAgainWhenLate(ask);
  open[0]?.fail(new Error('refused'));
  await expect(alone).rejects.toThrow('refused');

  const both = askAgainWhenLate(ask);
  await jest.advanceTimersByTimeAsync(600);
  open[1]?.fail(new Error('first'));
  open[2]?.fail(new Error('second'));
  await expect(both).rejects.toThrow('first');
});

it('does not double the work of a gateway that is late for everybody', async () => {
  const { open, ask } = questions();
  for (let page = 0; page < 40; page++) void askAgainWhenLate(ask);
  await jest.advanceTimersByTimeAsync(600);
  expect(open).toHaveLength(40 + 16);
});
