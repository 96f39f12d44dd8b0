import * as booking from '@valam/contracts/leads/booking.rpc';
import { CancelBooking } from '../../../src/manage/cancel-booking.js';
import { LapsedHolds } from '../../../src/checkout/lapsed-holds.js';
import { ReconcilePayments } from '../../../src/payment/reconcile-payments.js';
import { breakAfter } from '../../kit/breaking-statements.js';
import { pageId } from '../../kit/builders.js';
import { bookingOf, tokenOf } from '../../kit/paid-booking.js';
import { goodProvider, type Play } from '../play.js';
import type { SeededScenario } from './scenario.js';

const minuteMs = 60_000;

/** Breaks the work after some statement, a number of times, like a process that crashes and restarts. */
async function dying(play: Play, times: number, work: () => Promise<unknown>): Promise<void> {
  for (let time = 0; time < times; time++) {
    await breakAfter(play.upTo(40), work);
    // The claim of a dead process on the payment page expires.
    await play.ask('update payment_session set opening_until = null where opening_until is not null');
  }
}

/** Places an order; the process crashes now and then, and the buyer may never retry. */
async function ordering(play: Play) {
  const capacity = play.upTo(4);
  const offer = await play.departure(capacity);
  const means = await play.means(1);
  await play.leads.sandbox.behave({ ...goodProvider, dropWebhooks: true });
  const request = play.order(offer, { quantity: play.upTo(capacity), ...means });
  const key = play.chance(0.5) ? `key-${play.tag}` : null;
  const start = () => play.start(request, key);
  await dying(play, play.upTo(3), start);
  const page = play.chance(0.8) ? await start() : null;
  return { offer, page };
}

/** The process crashes with the payment event, which is redelivered, or the payment is found by a query. */
async function paying(play: Play, id: string): Promise<void> {
  const { leads } = play;
  await leads.sandbox.pay(id);
  const events = await play.eventsOf([id]);
  const tell = async () => {
    for (const event of events) await leads.sandbox.redeliver(event);
  };
  await dying(play, play.upTo(3), tell);
  if (play.chance(0.7)) return tell();
  await leads.advance(2 * minuteMs);
  await leads.get(ReconcilePayments).sweep();
}

/** @see paying: the same for the next installment of a balance. */
async function payingInstallment(play: Play, ref: string): Promise<void> {
  const { leads } = play;
  const made = await bookingOf(leads, ref);
  if (!made.paymentPlanId) return;
  const token = tokenOf(leads, made);
  const page = await leads.rpc.call(booking.payBalance, { token, part: 'installment' });
  await paying(play, pageId(page.url));
}

/** @see paying: the same for a cancellation. */
async function cancelling(play: Play, ref: string): Promise<void> {
  const { leads } = play;
  const made = await bookingOf(leads, ref);
  if (made.state !== 'deposit_paid') return;
  const token = tokenOf(leads, made);
  const { refund } = await leads.rpc.call(booking.quoteCancel, { token });
  const cancel = () => leads.get(CancelBooking).run({ token, expectedRefund: refund });
  await dying(play, play.upTo(2), cancel);
  await cancel();
}

export const killed: SeededScenario = {
  number: 9,
  name: 'killed-between-statements',
  async run(play) {
    const { leads } = play;
    const { offer, page } = await ordering(play);
    const isPaid = page !== null && play.chance(0.75);
    if (page && isPaid) await paying(play, pageId(page.url));
    if (page && isPaid && play.chance(0.5)) await payingInstallment(play, page.bookingRef);
    if (page && isPaid && play.chance(0.4)) await cancelling(play, page.bookingRef);
    await leads.advance(37 * minuteMs);
    await dying(play, play.upTo(2), () => leads.get(LapsedHolds).sweep());
    await leads.get(LapsedHolds).sweep();
    await leads.sandbox.behave(goodProvider);
    return async () => {
      const open = (await play.bookings(offer.departureId)).filter(({ state }) =>
        ['held', 'awaiting_payment'].includes(state),
      );
      return open.map(({ ref, state }) => `${ref} is still ${state} after its time`);
    };
  },
};
