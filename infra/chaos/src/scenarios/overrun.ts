import { many, send } from '@valam/testing/http';
import { plainClient } from '@valam/testing/plain-client';
import { quantileOf } from '@valam/testing/numbers';
import { pause, until } from '@valam/local/waiting';
import type { PlainAnswer } from '@valam/testing/plain-client';
import type { Scenario } from './scenario.ts';

const path = '/api/tours/discovering-shiva/availability';
const seconds = 6;
const mostRefusalMs = 1_000;

type Client = ReturnType<typeof plainClient>;

/** The system's capacity: the rate of responses to a few clients without pauses. */
async function capacity(visitors: Client) {
  const count = 1_500;
  await many(200, 16, () => visitors.ask());
  const since = performance.now();
  const answers = await many(count, 16, () => visitors.ask());
  const good = answers.filter(({ status }) => status === 200).length;
  return (good / (performance.now() - since)) * 1_000;
}

/** Sends requests at a fixed rate, independently of the responses. */
async function flood(visitors: Client, perSecond: number) {
  const sent: Promise<PlainAnswer>[] = [];
  const since = performance.now();
  let good = 0;
  const ask = async () => {
    const answer = await visitors.ask();
    if (answer.status === 200 && performance.now() - since < seconds * 1_000) good += 1;
    return answer;
  };
  while (performance.now() - since < seconds * 1_000) {
    const due = ((performance.now() - since) / 1_000) * perSecond;
    while (sent.length < due) sent.push(ask());
    await pause(5);
  }
  return { perSecond: good / seconds, answers: await Promise.all(sent) };
}

export const overrun: Scenario = {
  number: 23,
  name: 'overrun',
  fault: 'five times the load it can take',
  expected: 'goodput ≥ 80 % of capacity, excess 429/503 quickly, recovery at once',
  async run(world) {
    const url = world.system.run().gateway + path;
    const visitors = plainClient(url, { connections: 1_000, timeoutMs: 15_000 });
    const can = await capacity(visitors);
    const { perSecond, answers } = await flood(visitors, can * 5);
    visitors.close();
    const refused = answers.filter(({ status }) => status === 429 || status === 503);
    const strange = answers.filter(({ status }) => ![200, 429, 503].includes(status));
    const slowest = quantileOf(refused, 'ms', 0.95);
    const since = performance.now();
    const isBack = await until(async () => (await send(url, { timeoutMs: 2_000 })).status === 200, {
      timeoutMs: 10_000,
      everyMs: 50,
    });
    const backMs = performance.now() - since;
    world.log(
      `can take ${can.toFixed(0)}/s, at five times that ${perSecond.toFixed(0)}/s, ${refused.length} of ${answers.length} refused, 95 % of these within ${slowest.toFixed(0)} ms`,
    );
    return [
      ...(perSecond < can * 0.8 ? [`goodput ${perSecond.toFixed(0)}/s of ${can.toFixed(0)}/s`] : []),
      ...(refused.length > 0 && slowest > mostRefusalMs ? [`refusals took ${slowest.toFixed(0)} ms`] : []),
      ...(strange.length > 0
        ? [`${strange.length} were answered ${strange[0]?.status || 'not at all'}`]
        : []),
      ...(!isBack || backMs > 3_000 ? [`recovery took ${(backMs / 1_000).toFixed(1)} s`] : []),
    ];
  },
};
