/** @param {number} ms */
export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Asks again and again until the answer is truthy; `undefined` when the time is over.
 * @template T
 * @param {() => Promise<T> | T} ask
 * @param {{ timeoutMs: number, everyMs?: number }} options
 * @returns {Promise<T | undefined>}
 */
export async function until(ask, { timeoutMs, everyMs = 50 }) {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() >= end) return undefined;
    await pause(everyMs);
  }
}
