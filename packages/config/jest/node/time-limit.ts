import { addEventHandler } from 'jest-circus';
import { usualLimitMs } from '../projects.ts';

type Act = (...args: never[]) => unknown;

/** Rejects once the limit has passed, so that a test that never ends fails by name instead of stopping the run. */
const limited = (act: Act, limitMs: number) => async (): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`has not ended within ${limitMs} ms`)), limitMs);
  });
  try {
    await Promise.race([act(), tooLate]);
  } finally {
    clearTimeout(timer);
  }
};

addEventHandler((event, { currentDescribeBlock: { children, hooks } }) => {
  if (event.name === 'add_test') {
    const test = children.at(-1);
    if (test?.type === 'test') test.fn = limited(test.fn, event.timeout ?? usualLimitMs);
  }
  if (event.name === 'add_hook') {
    const hook = hooks.at(-1);
    if (hook) hook.fn = limited(hook.fn, event.timeout ?? usualLimitMs);
  }
});
