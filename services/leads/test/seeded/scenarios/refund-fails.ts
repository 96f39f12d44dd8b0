import * as booking from '@valam/contracts/leads/booking.rpc';
import { mailRequested } from '@valam/contracts/notifications/mail.events';
import { CancelBooking } from '../../../src/manage/cancel-booking.js';
import { RefundEntity } from '../../../src/ledger/refund.entity.js';
import { RetryRefunds } from '../../../src/refund/retry-refunds.js';
import { aPaidBooking } from '../../kit/paid-booking.js';
import { becomesQuiet } from '../judge.js';
import { goodProvider } from '../play.js';
import type { SeededScenario } from './scenario.js';

export const refundFails: SeededScenario = {
  number: 27,
  name: 'refund-fails',
  // A second failure was taken for news of the first one, and the refund stayed pending forever.
  found: [5],
  async run(play) {
    const { leads } = play;
    const problems: string[] = [];
    const offer = await play.departure(2);
    const { email } = play.order(offer);
    await leads.sandbox.behave(goodProvider);
    const { booking: made, token } = await aPaidBooking(leads, offer, { email, payInFull: play.chance(0.3) });
    const { refund } = await leads.rpc.call(booking.quoteCancel, { token });
    await leads.sandbox.behave({ ...goodProvider, failRefunds: true });
    await leads.get(CancelBooking).run({ token, expectedRefund: refund });
    const row = () => leads.dataSource.manager.findOneBy(RefundEntity, { bookingId: made.id });
    for (let failures = play.upTo(3); failures > 0; failures--) {
      await becomesQuiet(play);
      const now = await row();
      if (now && now.state !== 'failed') problems.push(`a refund that failed is ${now.state}`);
      if (failures > 1) await leads.get(RetryRefunds).sweep();
    }
    await leads.sandbox.behave({ ...goodProvider, failApiRate: play.chance(0.5) ? 0.4 : 0 });
    await Promise.all(Array.from({ length: play.upTo(4) }, () => leads.get(RetryRefunds).sweep()));
    await becomesQuiet(play);
    await leads.sandbox.behave(goodProvider);
    await leads.get(RetryRefunds).sweep();
    return async () => {
      const now = await row();
      if (refund.amountMinor > 0 && now?.state !== 'refunded')
        problems.push(`the refund ended as ${now?.state}: ${now?.lastError}`);
      const alerts = (await leads.emittedEvents(mailRequested)).filter(
        ({ payload }) =>
          payload.template === 'operator-alert' && JSON.stringify(payload.data).includes(made.ref),
      );
      if (refund.amountMinor > 0 && alerts.length === 0) problems.push('the team was not alerted');
      return problems;
    };
  },
};
