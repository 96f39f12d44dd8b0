import { FixedClock } from '@valam/service-kit/testing/fixed-clock';
import type { TestService } from '@valam/service-kit/testing/start-test-service';
import { LapsedHolds } from '../../../src/checkout/lapsed-holds.js';
import { StartCheckout } from '../../../src/checkout/start-checkout.js';
import { ReconcilePayments } from '../../../src/payment/reconcile-payments.js';
import { pageId } from '../../kit/builders.js';
import { goodProvider } from '../play.js';
import type { SeededScenario } from './scenario.js';

const minuteMs = 60_000;
/** Lifetime of the payment page; the hold must outlive it by any of the clocks. */
const pageMinutes = 30;
const offMinutes = 5;

const sweepBoth = (replicas: readonly TestService[]) =>
  Promise.all(
    replicas.flatMap((replica) => [replica.get(LapsedHolds).sweep(), replica.get(ReconcilePayments).sweep()]),
  );

export const clocks: SeededScenario = {
  number: 15,
  name: 'clock-off',
  async run(play) {
    const { leads } = play;
    const off = (play.chance(0.5) ? 1 : -1) * offMinutes * minuteMs;
    const clock = new FixedClock(new Date(leads.clock.now().getTime() + off));
    const other = await leads.replica(clock);
    const problems: string[] = [];
    try {
      const replicas = [leads, other];
      const pass = async (minutes: number) => {
        clock.advance(minutes * minuteMs);
        await leads.advance(minutes * minuteMs);
        await sweepBoth(replicas);
      };
      const offer = await play.departure(4);
      await leads.sandbox.behave({ ...goodProvider, dropWebhooks: play.chance(0.5) });
      const pages = await Promise.all(
        [0, 1, 2, 3].map(() =>
          (play.chance(0.5) ? leads : other)
            .get(StartCheckout)
            .run({ request: play.order(offer), idempotencyKey: null }),
        ),
      );
      const paid = pages.filter(() => play.chance(0.5));
      const first = play.upTo(pageMinutes - 1);
      await pass(first);
      for (const { url } of paid) await leads.sandbox.pay(pageId(url));
      await pass(pageMinutes - first);
      const early = (await play.bookings(offer.departureId)).filter(({ state }) => state === 'expired');
      if (early.length > 0) problems.push(`${early.length} holds ended while their page was open`);
      await pass(13);
      await leads.sandbox.behave(goodProvider);
      return async () => {
        const rows = await play.bookings(offer.departureId);
        const sold = rows.filter(({ state }) => state === 'deposit_paid').length;
        const over = rows.filter(({ state }) => state === 'expired').length;
        if (sold !== paid.length || over !== pages.length - paid.length)
          problems.push(`${paid.length} of ${pages.length} paid: ${sold} confirmed, ${over} over`);
        return problems;
      };
    } finally {
      await other.stop();
    }
  },
};
