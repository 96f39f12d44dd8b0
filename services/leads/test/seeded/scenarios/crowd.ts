import type { PaymentPage } from '@valam/contracts/leads/checkout.schema';
import { startCheckout } from '@valam/contracts/leads/checkout.rpc';
import { ProblemError } from '@valam/contracts/shared/problem';
import { pageId } from '../../kit/builders.js';
import { goodProvider } from '../play.js';
import type { SeededScenario } from './scenario.js';

const leastBuyers = 40;
const mostMore = 160;

export const crowd: SeededScenario = {
  number: 16,
  name: 'crowd',
  async run(play) {
    const { leads } = play;
    const seats = play.upTo(12);
    const offer = await play.departure(seats);
    const uses = play.upTo(seats);
    const means = await play.means(uses);
    const { promoCode } = means;
    await leads.sandbox.behave({ ...goodProvider, dropWebhooks: play.chance(0.3) });
    const wishes = Array.from({ length: leastBuyers + play.upTo(mostMore) }, () => means);
    // A buyer who is too late for the code or the gift card buys the seat without it.
    const buy = async (wish: typeof means): Promise<PaymentPage> => {
      try {
        const request = play.order(offer, wish);
        return await leads.rpc.call(startCheckout, { request, idempotencyKey: null });
      } catch (error) {
        if (isRefusedWith(error, 'leads.promo_used_up')) return buy({ ...wish, promoCode: null });
        if (isRefusedWith(error, 'leads.gift_card_empty')) return buy({ ...wish, giftCards: null });
        throw error;
      }
    };
    const results = await Promise.allSettled(wishes.map(buy));
    const pages = results.flatMap((one) => (one.status === 'fulfilled' ? pageId(one.value.url) : []));
    const strange = results.flatMap((one) =>
      one.status === 'rejected' && !isSoldOut(one.reason) ? String(one.reason) : [],
    );
    for (const page of pages) await leads.sandbox.pay(page);
    for (const event of await play.eventsOf(pages)) await leads.sandbox.redeliver(event);
    await leads.sandbox.behave(goodProvider);
    return async () => {
      const rows = await play.bookings(offer.departureId);
      const sold = rows.filter(({ state }) => state === 'deposit_paid').length;
      const [used] = await play.ask<{ uses: number }>(
        'select count(*)::int as uses from booking where departure_id = $1 and promo_code_id is not null and deposit_paid_at is not null',
        [offer.departureId],
      );
      const isCodeSpent = !promoCode || (used && used.uses > 0 && used.uses <= uses);
      return [
        ...(isCodeSpent ? [] : [`${used?.uses} paid with a code that has ${uses} uses`]),
        ...(sold === seats ? [] : [`${sold} of ${seats} seats were sold to ${wishes.length} buyers`]),
        ...(strange.length === 0 ? [] : [`${strange.length} were told ${strange[0]}`]),
      ];
    };
  },
};

const isRefusedWith = (error: unknown, code: string): boolean =>
  error instanceof ProblemError && error.problem.code === code;

const isSoldOut = (error: unknown): boolean => isRefusedWith(error, 'leads.departure_full');
