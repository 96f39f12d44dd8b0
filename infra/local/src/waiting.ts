export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Polls until the result is truthy; `undefined` after the timeout. */
export async function until<T>(
  ask: () => Promise<T> | T,
  { timeoutMs, everyMs = 50 }: { timeoutMs: number; everyMs?: number },
): Promise<T | undefined> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() >= end) return undefined;
    await pause(everyMs);
  }
}

/** Rejects if work takes longer than the limit. */
export async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`it took longer than ${limitMs / 1_000} s`)), limitMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Whether a URL responds with a 2xx status within the timeout. */
export async function answersWell(url: string, timeoutMs: number): Promise<boolean> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.ok === true;
}
