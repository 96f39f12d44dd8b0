import { ProblemError } from '@valam/contracts/shared/problem';
import * as booking from '@valam/contracts/leads/booking.rpc';
import { CancelBooking } from '../../../src/manage/cancel-booking.js';
import { DepartureEntity } from '../../../src/departure/departure.entity.js';
import { pageId } from '../../kit/builders.js';
import { bookingOf, tokenOf } from '../../kit/paid-booking.js';
import { goodProvider, type Play } from '../play.js';
import type { SeededScenario } from './scenario.js';

/** Someone orders while the provider answers nothing at all. */
async function orderInTheDark(play: Play): Promise<string[]> {
  const { leads } = play;
  const offer = await play.departure(play.upTo(4));
  const request = play.order(offer, { promoCode: await play.promoCode(1) });
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

/** Some change their mind while the provider still fails now and then. */
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
    const promoCode = await play.promoCode(count);
    await leads.sandbox.behave({ ...goodProvider, failApiRate: 0.1 + play.roll() * 0.4 });
    const pages = await Promise.all(
      Array.from({ length: count }, () => play.insist(play.order(offer, { promoCode }))),
    );
    for (const { url } of pages) if (play.chance(0.8)) await leads.sandbox.pay(pageId(url));
    await changeMinds(
      play,
      pages.map(({ bookingRef }) => bookingRef),
    );
    await leads.sandbox.behave(goodProvider);
    return () => {
      const refs = new Set(pages.map(({ bookingRef }) => bookingRef));
      if (refs.size !== count) problems.push(`${count} people share ${refs.size} bookings`);
      return Promise.resolve(problems);
    };
  },
};
