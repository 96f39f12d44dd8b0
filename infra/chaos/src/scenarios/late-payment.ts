import { buy, insist, letLapse, orderOf, tellAgain } from '../world/buyers.ts';
import { freshDate } from '../world/dates.ts';
import { goodProvider } from '../world/world.ts';
import { until } from '@valam/local/waiting';
import type { World } from '../world/world.ts';
import type { Scenario } from './scenario.ts';

const bookingOf = async ({ leads }: World, ref: string) =>
  (
    await leads.ask<{ state: string; refund_state: string }>(
      'select state, refund_state from booking where ref = $1',
      [ref],
    )
  )[0];

export const latePayment: Scenario = {
  number: 11,
  name: 'late-payment',
  fault: 'the payment arrives after the hold is over: seats gone; seats free',
  expected: 'refunded in full with mail and alert; confirmed',
  patienceMs: 120_000,
  async run(world) {
    const problems = [];
    await world.provider.behave({ ...goodProvider, dropWebhooks: true });
    try {
      const gone = await freshDate(world, 1);
      const late = await insist(world, orderOf(world, gone, 'late'));
      await world.provider.pay(late.page);
      await letLapse(world, late.ref);
      // Another buyer takes the seat, which releases the expired hold at that moment.
      const next = await insist(world, orderOf(world, gone, 'next'));
      if (next.status !== 201) problems.push(`the seat of a lapsed hold was not sold again: ${next.code}`);

      const free = await freshDate(world, 2);
      const lucky = await insist(world, orderOf(world, free, 'lucky', 2));
      await world.provider.pay(lucky.page);
      await letLapse(world, lucky.ref);
      const nudge = await insist(world, orderOf(world, free, 'nudge', 1));
      if (nudge.status === 201) await world.provider.expire(nudge.page);
      await world.provider.behave(goodProvider);
      if (next.status === 201) await world.provider.pay(next.page);
      const [nudged] = await world.leads.ask('select id from booking where ref = $1', [nudge.ref]);
      if (nudged) await letLapse(world, nudge.ref);
      await tellAgain(world);

      const isOver = async () => (await bookingOf(world, late.ref))?.refund_state === 'refunded';
      if (!(await until(isOver, { timeoutMs: 90_000, everyMs: 500 })))
        problems.push(
          `the late payment is ${JSON.stringify(await bookingOf(world, late.ref))}, not refunded`,
        );
      const [mails] = await world.notifications.ask<{ told: number; alerts: number }>(
        `select count(*) filter (where template = 'late-payment-refunded' and to_address = $1)::int as told,
                count(*) filter (where template = 'operator-alert')::int as alerts from mail`,
        [`buyer-late-${world.tag}@chaos.example`],
      );
      if (mails?.told !== 1) problems.push(`${mails?.told} mails told the late payer, not 1`);
      if (!mails?.alerts) problems.push('the team was not alerted');
      const luck = await bookingOf(world, lucky.ref);
      if (luck?.state !== 'deposit_paid' && luck?.refund_state !== 'refunded')
        problems.push(`the payment for free seats ended as ${JSON.stringify(luck)}`);
    } finally {
      await world.provider.behave(goodProvider);
    }
    return problems;
  },
};

export const latePaymentFree: Scenario = {
  number: 11,
  name: 'late-payment-free',
  fault: 'the hold is over and swept, the seats are free, then the payment is reported',
  expected: 'confirmed',
  isSlow: true,
  patienceMs: 150_000,
  async run(world) {
    const date = await freshDate(world, 3);
    await world.provider.behave({ ...goodProvider, dropWebhooks: true });
    try {
      const late = await buy(world, date, 'late');
      await letLapse(world, late.ref);
      const state = await until(
        async () => {
          const now = await bookingOf(world, late.ref);
          return now && now.state !== 'awaiting_payment' && now.state !== 'held' ? now.state : undefined;
        },
        { timeoutMs: 100_000, everyMs: 500 },
      );
      if (!state) return ['the lapsed hold was never swept'];
      await world.provider.behave(goodProvider);
      await tellAgain(world);
      const isBooked = async () => (await bookingOf(world, late.ref))?.state === 'deposit_paid';
      return (await until(isBooked, { timeoutMs: 30_000, everyMs: 300 }))
        ? []
        : [`it ended as ${JSON.stringify(await bookingOf(world, late.ref))}`];
    } finally {
      await world.provider.behave(goodProvider);
    }
  },
};
