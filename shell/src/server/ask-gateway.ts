/** Calls the replicas of the gateway in turn: one that is being replaced refuses connections or responds with 503. */
export async function askGateway(
  gateways: readonly string[],
  path: string,
  { limitMs, headers = {} }: { limitMs: number; headers?: Readonly<Record<string, string>> },
): Promise<Response> {
  let cause: unknown;
  for (const gateway of gateways) {
    try {
      const answer = await fetch(`${gateway}${path}`, {
        headers,
        signal: AbortSignal.timeout(limitMs),
        redirect: 'error',
      });
      if (answer.status < 500) return answer;
      await answer.body?.cancel();
      cause = new Error(`${gateway} answered ${answer.status}`);
    } catch (error) {
      cause = error;
    }
  }
  throw new Error(`No gateway answers ${path}`, { cause });
}
