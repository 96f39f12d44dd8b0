import { until } from '@valam/local/waiting';
import { many, send } from '@valam/testing/http';
import { signIn } from '@valam/testing/people';
import { book, buy, insist, letLapse, lostOrders, ordered, orderOf, tellAgain } from '../world/buyers.ts';
import { freshDate } from '../world/dates.ts';
import { goodProvider } from '../world/world.ts';
import type { World } from '../world/world.ts';
import type { Scenario } from './scenario.ts';

const mostMs = 10_000;

const reserved = async ({ leads }: World, dateId: string) =>
  (await leads.ask<{ reserved: number }>('select reserved from departure where id = $1', [dateId]))[0]
    ?.reserved ?? 0;

async function away(world: World, how: Record<string, unknown>, name: string) {
  const problems = [];
  const date = await freshDate(world, 4);
  const answer = await world.provider.while(how, () =>
    book(world, orderOf(world, date, name), { timeoutMs: 40_000 }),
  );
  if (answer.status !== 503) problems.push(`${name}: ${answer.status} ${answer.text.slice(0, 100)}, not 503`);
  if (answer.ms > mostMs) problems.push(`${name}: answered after ${Math.round(answer.ms)} ms`);
  if (answer.status === 503 && !answer.headers['retry-after'])
    problems.push(`${name}: 503 without Retry-After`);
  const again = await insist(world, orderOf(world, date, name));
  if (again.status !== 201) problems.push(`${name}: ordering again answered ${again.status} ${again.code}`);
  if ((await reserved(world, date.id)) > 1) problems.push(`${name}: the failed order still holds a seat`);
  if (again.page) await world.provider.pay(again.page);
  return problems;
}

export const providerDown: Scenario = {
  number: 12,
  name: 'provider-down',
  fault: 'the payment provider fails always, takes 30 s, fails 30 % of the calls',
  expected: 'an answer within 10 s, hold released, no double charge',
  async run(world) {
    const whileAway = [
      ...(await away(world, { failApiRate: 1 }, 'down')),
      ...(await away(world, { delayApiMs: 30_000 }, 'slow')),
    ];
    const date = await freshDate(world, 10);
    const bought = await world.provider.while({ failApiRate: 0.3 }, () =>
      many(10, 5, (index) => buy(world, date, index)),
    );
    return [...whileAway, ...lostOrders(bought)];
  },
};

export const refundFails: Scenario = {
  number: 27,
  name: 'refund-fails',
  fault: 'a refund fails at the provider',
  expected: 'state failed, alert, never given back twice',
  async run(world) {
    const problems = [];
    const date = await freshDate(world, 1);
    await world.provider.behave({ ...goodProvider, dropWebhooks: true });
    const late = await insist(world, orderOf(world, date, 'late'));
    await world.provider.pay(late.page);
    await letLapse(world, late.ref);
    const next = ordered(await book(world, orderOf(world, date, 'next')));
    await world.provider.behave({ ...goodProvider, failRefunds: true });
    await tellAgain(world);
    const state = async () =>
      (
        await world.leads.ask<{ refund_state: string }>('select refund_state from booking where ref = $1', [
          late.ref,
        ])
      )[0]?.refund_state;
    const hasFailed = async () => (await state()) === 'failed';
    if (!(await until(hasFailed, { timeoutMs: 40_000, everyMs: 300 })))
      problems.push(`the refund is ${await state()}, not failed`);
    await world.provider.behave(goodProvider);
    if (next.page) await world.provider.pay(next.page);
    const [retried] = await world.leads.ask<{ id: string }>(
      `select id from refund r where r.state = 'failed' and r.booking_id = (select id from booking where ref = $1)`,
      [late.ref],
    );
    if (!retried) return problems;
    const owner = await signIn(world.system.run().site, world.system.run().admin);
    const retry = await send(`${world.system.run().site}/api/admin/refunds/${retried.id}/retry`, {
      method: 'POST',
      headers: { ...owner.headers, 'sec-fetch-site': 'same-origin' },
      body: { reason: 'the provider works again' },
    });
    if (retry.status !== 200) problems.push(`retrying answered ${retry.status} ${retry.text.slice(0, 120)}`);
    return problems;
  },
};
