import * as booking from '@valam/contracts/leads/booking.rpc';
import { mailRequested } from '@valam/contracts/notifications/mail.events';
import { CancelBooking } from '../../../src/manage/cancel-booking.js';
import type { RefundEntity } from '../../../src/ledger/refund.entity.js';
import { RetryRefunds } from '../../../src/refund/retry-refunds.js';
import { aPaidBooking } from '../../kit/paid-booking.js';
import { becomesQuiet } from '../judge.js';
import { goodProvider } from '../play.js';
import type { SeededScenario } from './scenario.js';

export const refundFails: SeededScenario = {
  number: 27,
  name: 'refund-fails',
  // A second failure was mistaken for a repeat of the first one, and the refund stayed pending forever.
  found: [5],
  async run(play) {
    const { leads } = play;
    const problems: string[] = [];
    const offer = await play.departure(2);
    await leads.sandbox.behave(goodProvider);
    const means = await play.means(1);
    const inFull = play.chance(0.3);
    const request = play.order(offer, inFull ? { ...means, plan: 'full', payInFull: true } : means);
    const { booking: made, token } = await aPaidBooking(leads, offer, request);
    const { refund } = await leads.rpc.call(booking.quoteCancel, { token });
    await leads.sandbox.behave({ ...goodProvider, failRefunds: true });
    await leads.get(CancelBooking).run({ token, expectedRefund: refund });
    // A refund to a gift card does not involve the provider.
    const atProvider = () =>
      play.ask<Pick<RefundEntity, 'state' | 'lastError'>>(
        `select r.state, r.last_error as "lastError" from refund r join payment p on p.id = r.payment_id
          where r.booking_id = $1 and p.method = 'card'`,
        [made.id],
      );
    for (let failures = play.upTo(3); failures > 0; failures--) {
      await becomesQuiet(play);
      for (const { state } of await atProvider())
        if (state !== 'failed') problems.push(`a refund that failed is ${state}`);
      if (failures > 1) await leads.get(RetryRefunds).sweep();
    }
    await leads.sandbox.behave({ ...goodProvider, failApiRate: play.chance(0.5) ? 0.4 : 0 });
    await Promise.all(Array.from({ length: play.upTo(4) }, () => leads.get(RetryRefunds).sweep()));
    await becomesQuiet(play);
    await leads.sandbox.behave(goodProvider);
    await leads.get(RetryRefunds).sweep();
    return async () => {
      const refunds = await atProvider();
      for (const { state, lastError } of refunds)
        if (state !== 'refunded') problems.push(`the refund ended as ${state}: ${lastError}`);
      const alerts = (await leads.emittedEvents(mailRequested)).filter(
        ({ payload }) =>
          payload.template === 'operator-alert' && JSON.stringify(payload.data).includes(made.ref),
      );
      if (refunds.length > 0 && alerts.length === 0) problems.push('the team was not alerted');
      return problems;
    };
  },
};
