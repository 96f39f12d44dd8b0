import { ProblemError } from '@valam/contracts/shared/problem';
import * as booking from '@valam/contracts/leads/booking.rpc';
import { CancelBooking } from '../../../src/manage/cancel-booking.js';
import { istDay } from '@valam/contracts/shared/days';
import type { BookingEntity } from '../../../src/booking/booking.entity.js';
import { ChargeInstallments } from '../../../src/payment/charge-installments.js';
import { ReconcilePayments } from '../../../src/payment/reconcile-payments.js';
import { DepartureEntity } from '../../../src/departure/departure.entity.js';
import { pageId } from '../../kit/builders.js';
import { bookingOf, tokenOf } from '../../kit/paid-booking.js';
import { goodProvider, type Play } from '../play.js';
import type { SeededScenario } from './scenario.js';

/** Places an order while the provider does not respond. */
async function orderInTheDark(play: Play): Promise<string[]> {
  const { leads } = play;
  const offer = await play.departure(play.upTo(4));
  const request = play.order(offer, await play.means(1));
  await leads.sandbox.behave({ ...goodProvider, failApiRate: 1 });
  const said = await play.start(request, request.email).catch((error: unknown) => error);
  const isSaid = said instanceof ProblemError && said.problem.code === 'leads.payment_unavailable';
  await leads.sandbox.behave(goodProvider);
  const { reserved } = await leads.dataSource.manager.findOneByOrFail(DepartureEntity, {
    id: offer.departureId,
  });
  const page = await play.start(request, request.email);
  await leads.sandbox.pay(pageId(page.url));
  return [
    ...(isSaid ? [] : [`without the provider the answer is ${String(said)}`]),
    ...(reserved === 0 ? [] : [`${reserved} seats are still held for an order that failed`]),
  ];
}

/** A card is saved for installments, and the next one is due while the provider fails intermittently. */
async function chargeByTheMonth(play: Play, refs: readonly string[]): Promise<void> {
  const { leads } = play;
  for (const ref of refs) {
    const made = await bookingOf(leads, ref);
    if (!made.paymentPlanId || !play.chance(0.7)) continue;
    const isSaved = await saveCard(play, made).catch((error: unknown) => {
      if (error instanceof ProblemError && error.problem.kind === 'unavailable') return false;
      throw error;
    });
    if (!isSaved) continue;
    await play.ask(
      `update installment set due_on = $2::date, announced_on = $2::date - 3 where plan_id = $1 and number = 1`,
      [made.paymentPlanId, istDay(leads.clock.now())],
    );
    await play.ask('update saved_card set watched_on = null where booking_id = $1', [made.id]);
  }
  await Promise.all([1, 2].map(() => leads.get(ChargeInstallments).sweep()));
}

async function saveCard(play: Play, made: BookingEntity): Promise<boolean> {
  const { leads } = play;
  const page = await leads.rpc.call(booking.saveCard, { token: tokenOf(leads, made), consent: true });
  await leads.sandbox.saveCard(pageId(page.url), play.chance(0.7) ? 'good' : 'decline');
  await leads.get(ReconcilePayments).sweep();
  return true;
}

/** Some bookings are canceled while the provider still fails intermittently. */
async function changeMinds(play: Play, refs: readonly string[]): Promise<void> {
  const { leads } = play;
  for (const ref of refs) {
    const made = await bookingOf(leads, ref);
    if (made.state !== 'deposit_paid' || !play.chance(0.4)) continue;
    const token = tokenOf(leads, made);
    const { refund } = await leads.rpc.call(booking.quoteCancel, { token });
    await leads.get(CancelBooking).run({ token, expectedRefund: refund });
  }
}

export const provider: SeededScenario = {
  number: 12,
  name: 'provider-trouble',
  async run(play) {
    const { leads } = play;
    const problems = play.chance(0.3) ? await orderInTheDark(play) : [];
    const count = play.upTo(5);
    const offer = await play.departure(count);
    const { giftCards, ...means } = await play.means(count);
    await leads.sandbox.behave({ ...goodProvider, failApiRate: 0.1 + play.roll() * 0.4 });
    const pages = await Promise.all(
      Array.from({ length: count }, (_, at) =>
        play.insist(play.order(offer, at === 0 ? { ...means, giftCards } : means)),
      ),
    );
    for (const { url } of pages) if (play.chance(0.8)) await leads.sandbox.pay(pageId(url));
    const refs = pages.map(({ bookingRef }) => bookingRef);
    await chargeByTheMonth(play, refs);
    await changeMinds(play, refs);
    await leads.sandbox.behave(goodProvider);
    return () => {
      const bookings = new Set(refs).size;
      if (bookings !== count) problems.push(`${count} people share ${bookings} bookings`);
      return Promise.resolve(problems);
    };
  },
};
