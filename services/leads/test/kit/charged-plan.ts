import * as booking from '@valam/contracts/leads/booking.rpc';
import type { BookingSessionRequest } from '@valam/contracts/leads/checkout.schema';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { InstallmentChargeEntity, SavedCardEntity } from '../../src/payment-plan/saved-card.entity.js';
import { WatchPaymentPlans } from '../../src/payment-plan/watch-payment-plans.js';
import { ChargeInstallments } from '../../src/payment/charge-installments.js';
import { pageId } from './builders.js';
import { aDepartureIn, passTo, today } from './days.js';
import { aPaidBooking, mails } from './paid-booking.js';
import type { Leads } from './start-leads.js';

type Card = 'good' | 'decline' | 'authenticate' | 'india';

/** Plans whose installments are charged to a saved card. */
export function chargedPlans(leads: Leads) {
  /** A booking with a plan of three installments, and helpers to inspect it. */
  const aPlan = async (change: Partial<BookingSessionRequest> = {}) => {
    const { token, booking: made } = await aPaidBooking(leads, await aDepartureIn(leads, 200), change);
    await leads.rpc.call(booking.startPaymentPlan, { token, installments: 3 });

    const view = () => leads.rpc.call(booking.getBooking, { token });
    const latestCard = () =>
      leads.dataSource.manager.findOneOrFail(SavedCardEntity, {
        where: { bookingId: made.id },
        order: { consentedAt: 'DESC' },
      });
    const charges = () =>
      leads.dataSource.manager.find(InstallmentChargeEntity, {
        where: { bookingId: made.id },
        order: { createdAt: 'ASC' },
      });
    return {
      token,
      made,
      view,
      latestCard,
      charges,
      cardInState: (state: SavedCardEntity['state']) =>
        waitFor(async () => {
          const card = await latestCard();
          return card.state === state ? card : Promise.reject(new Error(`The card is ${card.state}`));
        }),
      /** Its charges, once this many exist and each has a response. */
      settled: (count: number) =>
        waitFor(async () => {
          const found = await charges();
          const isDone = found.length === count && found.every(({ state }) => state !== 'sent');
          return isDone ? found : Promise.reject(new Error(JSON.stringify(found)));
        }),
      saveCard: async (card: Card = 'good') => {
        const { url } = await leads.rpc.call(booking.saveCard, { token, consent: true });
        await leads.sandbox.saveCard(pageId(url), card);
      },
      firstDue: async () => (await view()).plan?.next?.dueOn ?? '',
      announced: async () => (await mails(leads, 'charge-announced', made.email)).length,
    };
  };
  const aChargedPlan = async (card: Card = 'good') => {
    const plan = await aPlan();
    await plan.saveCard(card);
    return { ...plan, card: await plan.cardInState('active') };
  };
  /** Advances business time to a day, unless it has passed, and runs due jobs. */
  const until = async (day: string) => {
    await passTo(leads, day);
    await leads.get(ChargeInstallments).sweep();
    await leads.get(WatchPaymentPlans).sweep();
  };
  return { today: () => today(leads), aPlan, aChargedPlan, until };
}
