export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks again and again until the answer is truthy; `undefined` when the time is over. */
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

/** The outcome of work, or a failure where it takes longer than this. */
export async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`it took longer than ${limitMs / 1_000} s`)), limitMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Whether an address answers with a success in time. */
export async function answersWell(url: string, timeoutMs: number): Promise<boolean> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.ok === true;
}
