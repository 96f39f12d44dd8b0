import { inspect } from 'node:util';
import { addEventHandler } from 'jest-circus';
import { usualLimitMs } from '../projects.ts';

/**
 * Two rules that the test runner does not enforce: a test or hook ends within its timeout, and causes no unhandled
 * error, which would end the thread and the whole run. A violation fails by name, and the run continues.
 */

type Act = (...args: never[]) => unknown;

// Tests replace the global ones.
const { setTimeout, clearTimeout, setImmediate } = globalThis;

let failRunning: ((error: Error) => void) | undefined;
/** Errors that occurred between tests: the next test fails with them. */
const leftBehind: Error[] = [];

function takeUnhandled(reason: unknown): void {
  const error = reason instanceof Error ? reason : new Error(`rejected with ${inspect(reason)}`);
  if (failRunning) return failRunning(error);
  console.error('An error that nobody handled, after the test that caused it:', error);
  leftBehind.push(error);
}
process.on('unhandledRejection', takeUnhandled);
process.on('uncaughtException', takeUnhandled);

/** Node reports a rejection only after the microtasks that may still attach a handler. */
const reported = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const held = (act: Act, limitMs: number) => async (): Promise<void> => {
  const [left] = leftBehind.splice(0);
  if (left) throw left;
  let timer: NodeJS.Timeout | undefined;
  const failed = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`has not ended within ${limitMs} ms`)), limitMs);
    failRunning = reject;
  });
  try {
    await Promise.race([
      Promise.resolve()
        .then(() => act())
        .then(reported),
      failed,
    ]);
  } finally {
    clearTimeout(timer);
    failRunning = undefined;
  }
};

addEventHandler((event, { currentDescribeBlock: { children, hooks } }) => {
  if (event.name === 'add_test') {
    const test = children.at(-1);
    if (test?.type === 'test') test.fn = held(test.fn, event.timeout ?? usualLimitMs);
  }
  if (event.name === 'add_hook') {
    const hook = hooks.at(-1);
    if (hook) hook.fn = held(hook.fn, event.timeout ?? usualLimitMs);
  }
});
