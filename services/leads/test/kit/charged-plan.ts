import * as booking from '@valam/contracts/leads/booking.rpc';
import type { BookingSessionRequest } from '@valam/contracts/leads/checkout.schema';
import { addDays, daysBetween, istDay } from '@valam/contracts/shared/days';
import { Clock } from '@valam/service-kit/clock/clock';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { InstallmentChargeEntity, SavedCardEntity } from '../../src/payment-plan/saved-card.entity.js';
import { WatchPaymentPlans } from '../../src/payment-plan/watch-payment-plans.js';
import { ChargeInstallments } from '../../src/payment/charge-installments.js';
import { aDeparture, pageId } from './builders.js';
import { aPaidBooking, mails } from './paid-booking.js';
import type { Leads } from './start-leads.js';

const dayMs = 86_400_000;
type Card = 'good' | 'decline' | 'authenticate' | 'india';

/** Plans whose installments are charged to a saved card, and what tests ask about them. */
export function chargedPlans(leads: Leads) {
  const today = () => istDay(leads.get(Clock).now());
  const view = (token: string) => leads.rpc.call(booking.getBooking, { token });
  const cardOf = (bookingId: string) =>
    leads.dataSource.manager.findOneOrFail(SavedCardEntity, {
      where: { bookingId },
      order: { consentedAt: 'DESC' },
    });
  const cardInState = (bookingId: string, state: SavedCardEntity['state']) =>
    waitFor(async () => {
      const card = await cardOf(bookingId);
      return card.state === state ? card : Promise.reject(new Error(`The card is ${card.state}`));
    });
  const chargesOf = (bookingId: string) =>
    leads.dataSource.manager.find(InstallmentChargeEntity, {
      where: { bookingId },
      order: { createdAt: 'ASC' },
    });
  const settled = (bookingId: string, count: number) =>
    waitFor(async () => {
      const charges = await chargesOf(bookingId);
      const isDone = charges.length === count && charges.every(({ state }) => state !== 'sent');
      return isDone ? charges : Promise.reject(new Error(JSON.stringify(charges)));
    });

  /** A booking with a plan of three installments. */
  const aPlan = async (change: Partial<BookingSessionRequest> = {}) => {
    const startDate = addDays(today(), 200);
    const offer = await aDeparture(leads, { startDate, endDate: addDays(startDate, 9) });
    const { token, booking: made } = await aPaidBooking(leads, offer, change);
    await leads.rpc.call(booking.startPaymentPlan, { token, installments: 3 });
    return { token, made };
  };
  const save = async (token: string, card: Card = 'good') => {
    const { url } = await leads.rpc.call(booking.saveCard, { token, consent: true });
    await leads.sandbox.saveCard(pageId(url), card);
  };
  const aChargedPlan = async (card: Card = 'good') => {
    const plan = await aPlan();
    await save(plan.token, card);
    return { ...plan, card: await cardInState(plan.made.id, 'active') };
  };
  const sweep = async () => {
    await leads.get(ChargeInstallments).sweep();
    await leads.get(WatchPaymentPlans).sweep();
  };
  const until = async (day: string) => {
    await leads.advance(Math.max(0, daysBetween(today(), day)) * dayMs);
    await sweep();
  };
  const firstDue = async (token: string) => (await view(token)).plan?.next?.dueOn ?? '';
  const announced = async (email: string) => (await mails(leads, 'charge-announced', email)).length;
  return {
    today,
    view,
    cardOf,
    cardInState,
    chargesOf,
    settled,
    aPlan,
    save,
    aChargedPlan,
    sweep,
    until,
    firstDue,
    announced,
  };
}
