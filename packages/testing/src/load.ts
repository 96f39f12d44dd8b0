import { many } from './http.ts';
import { quantile, quantileOf } from './numbers.ts';
import { plainClient } from './plain-client.ts';
import { cpuOfAll } from './proc.ts';
import { pause } from '@valam/local/waiting';
import type { PlainAnswer } from './plain-client.ts';

/** Sends a number of requests over a number of connections; returns their rate and the cost in the given processes. */
export async function press(
  url: string,
  {
    count,
    connections,
    pids = [],
    headers = {},
  }: {
    count: number;
    connections: number;
    pids?: readonly number[];
    headers?: Record<string, string>;
  },
) {
  const client = plainClient(url, { connections, headers });
  await many(connections * 5, connections, () => client.ask());
  const before = cpuOfAll(pids);
  const since = performance.now();
  const answers = await many(count, connections, () => client.ask());
  const ms = performance.now() - since;
  const cpu = cpuOfAll(pids) - before;
  client.close();
  const times = answers.map((answer) => answer.ms);
  return {
    perSecond: (count / ms) * 1_000,
    cpuMsEach: cpu / count,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    failed: answers.filter(({ status }) => status !== 200).length,
  };
}

/** Sends requests at a constant rate, independently of the responses. */
export async function steady(url: string, { perSecond, seconds }: { perSecond: number; seconds: number }) {
  const client = plainClient(url, { connections: 256 });
  const inFlight: Promise<PlainAnswer>[] = [];
  const since = performance.now();
  while (performance.now() - since < seconds * 1_000) {
    const due = Math.floor(((performance.now() - since) / 1_000) * perSecond);
    while (inFlight.length < due) inFlight.push(client.ask());
    await pause(2);
  }
  const answers = await Promise.all(inFlight);
  client.close();
  return {
    p99: quantileOf(answers, 'ms', 0.99),
    failed: answers.filter(({ status }) => status !== 200).length,
    count: answers.length,
  };
}
