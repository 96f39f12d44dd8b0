import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as booking from '@valam/contracts/leads/booking.rpc';
import { getCheckoutSession } from '@valam/contracts/leads/checkout.rpc';
import { eraseLeadsData } from '@valam/contracts/leads/privacy.rpc';
import * as share from '@valam/contracts/leads/share.rpc';
import { addDays } from '@valam/contracts/shared/days';
import { money } from '@valam/contracts/shared/money';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { PaymentEntity } from '../../src/ledger/payment.entity.js';
import { RefundEntity } from '../../src/ledger/refund.entity.js';
import { PaymentSessionEntity } from '../../src/payment/payment-session.entity.js';
import { WatchShares } from '../../src/manage/watch-shares.js';
import { ShareEntity } from '../../src/share/share.entity.js';
import { backOfficeOf } from '../kit/back-office.js';
import { pageId } from '../kit/builders.js';
import { aDepartureIn, today } from '../kit/days.js';
import { inState, mails } from '../kit/paid-booking.js';
import { aCompanion, invite, shareDifferences, sharePage, threeTravelers } from '../kit/share.js';
import { startLeads, type Leads } from '../kit/start-leads.js';

const dayMs = 86_400_000;

/**
 * Payments and changes that arrive after a share has changed. The provider's events are delayed for late
 * ones.
 */
describe('a share', () => {
  let leads: Leads;
  beforeAll(async () => {
    leads = await startLeads();
  });
  afterAll(async () => {
    expect(await leads.dataSource.query(shareDifferences)).toEqual([]);
    await leads.stop();
  });

  const threeOf = (days?: number) => threeTravelers(leads, { days });
  const view = (token: string) => leads.rpc.call(booking.getBooking, { token });
  const shareOf = ({ email }: { email: string }) =>
    leads.dataSource.manager.findOneByOrFail(ShareEntity, { email });
  /** The payments of a companion and the amount refunded of them. */
  const settled = async (companion: { email: string }) => {
    const { id: shareId } = await shareOf(companion);
    return waitFor(async () => {
      const [payment] = await leads.dataSource.manager.findBy(PaymentEntity, { shareId });
      if (!payment) throw new Error('not paid yet');
      const refunds = await leads.dataSource.manager.findBy(RefundEntity, { paymentId: payment.id });
      if (refunds.some(({ state }) => state === 'pending')) throw new Error('not refunded yet');
      return {
        paid: payment.amountMinor,
        back: refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
      };
    });
  };
  /** The page is open when the share ends, and is paid afterwards: the job that closes it has not run yet. */
  const paysAfter = async (companion: { email: string }, end: () => Promise<unknown>) => {
    const page = await sharePage(leads, companion);
    leads.door.shut();
    await leads.sandbox.pay(page);
    await end();
    leads.door.shut(false);
  };
  /** The return page of a companion who has paid. */
  const returnPage = async (companion: { email: string }) => {
    const { bookingId } = await shareOf(companion);
    const paid = { bookingId, purpose: 'share' as const, state: 'paid' as const };
    const { returnToken: id } = await leads.dataSource.manager.findOneByOrFail(PaymentSessionEntity, paid);
    return leads.rpc.call(getCheckoutSession, { id });
  };
  const lapse = async (companion: { email: string }) => {
    const { dueOn } = await shareOf(companion);
    while (today(leads) <= dueOn) await leads.advance(dayMs);
    await leads.get(WatchShares).sweep();
  };

  it('that fell to the lead traveler still counts if its payment is late', async () => {
    const { token } = await threeOf();
    const ben = aCompanion();
    await invite(leads, token, [ben]);
    await paysAfter(ben, () => lapse(ben));
    expect(await settled(ben)).toEqual({ paid: 199_200, back: 0 });
    expect((await shareOf(ben)).state).toBe('paid');
    expect(await returnPage(ben)).toMatchObject({ payment: 'paid', paid: { amountMinor: 199_200 } });
    expect((await view(token)).balance.amountMinor).toBe(398_400);
  });

  it('that was withdrawn meanwhile is refunded completely', async () => {
    const { token } = await threeOf();
    const ben = aCompanion();
    const { shares } = await invite(leads, token, [ben]);
    await paysAfter(ben, () => leads.rpc.call(share.withdrawShare, { token, id: shares[0]?.id ?? '' }));
    expect(await settled(ben)).toEqual({ paid: 199_200, back: 199_200 });
    expect((await view(token)).balance.amountMinor).toBe(597_600);
    expect(await mails(leads, 'share-refunded', ben.email)).toHaveLength(1);
    expect(await returnPage(ben)).toMatchObject({ payment: 'refunded', givenBack: { amountMinor: 199_200 } });
  });

  it('of a booking that was canceled and erased meanwhile is refunded completely', async () => {
    const { token, booking: made } = await threeOf();
    const ben = aCompanion();
    await invite(leads, token, [ben]);
    const { id: shareId } = await shareOf(ben);
    const { manager } = leads.dataSource;
    await paysAfter(ben, async () => {
      const cancellation = { amount: money(0, 'USD'), reason: 'She is ill.' };
      await backOfficeOf(leads).act('bookings', made.id, 'cancel', cancellation);
      await leads.rpc.call(eraseLeadsData, { email: made.email });
    });
    const refund = await waitFor(async () => {
      const payment = await manager.findOneBy(PaymentEntity, { shareId });
      return payment && manager.findOneBy(RefundEntity, { paymentId: payment.id });
    });
    expect(refund).toMatchObject({ amountMinor: 199_200, kind: 'late_payment' });
  });

  it('is refunded if the lead traveler has paid everything first', async () => {
    const { token, page } = await threeOf();
    const ben = aCompanion();
    await invite(leads, token, [ben]);
    const bens = await sharePage(leads, ben);
    const all = await leads.rpc.call(booking.payBalance, { token, part: 'all' });
    await leads.sandbox.pay(pageId(all.url));
    await inState(leads, page.bookingRef, 'paid');
    expect((await shareOf(ben)).state).toBe('covered');
    // The page may already be closed at the provider; then it cannot be paid.
    const isPaid = await leads.sandbox.pay(bens).then(
      () => true,
      () => false,
    );
    if (isPaid) expect(await settled(ben)).toEqual({ paid: 199_200, back: 199_200 });
    expect((await view(token)).balance.amountMinor).toBe(0);
  });

  it('that fell back counts only as far as the lead traveler has not paid it', async () => {
    const { token, booking: made } = await threeOf();
    const ben = aCompanion();
    await invite(leads, token, [ben]);
    await paysAfter(ben, async () => {
      await lapse(ben);
      const amount = money(500_000, 'USD');
      await backOfficeOf(leads).act('bookings', made.id, 'offline-payment', {
        amount,
        reason: 'Bank transfer',
      });
    });
    expect(await settled(ben)).toEqual({ paid: 199_200, back: 199_200 - 97_600 });
    expect((await view(token)).state).toBe('paid');
  });

  it('is reduced, the latest first, if a payment or a lower price leaves less than the sum of the shares', async () => {
    const { token, booking: made } = await threeOf();
    const [ben, cleo] = [aCompanion(250_000), aCompanion(250_000)];
    await invite(leads, token, [ben, cleo]);
    const amount = money(147_600, 'USD');
    await backOfficeOf(leads).act('bookings', made.id, 'offline-payment', {
      amount,
      reason: 'Bank transfer',
    });
    expect((await view(token)).shares).toMatchObject({
      open: { amountMinor: 450_000 },
      own: { amountMinor: 0 },
    });
    expect((await shareOf(ben)).amountMinor).toBe(250_000);
    expect((await shareOf(cleo)).amountMinor).toBe(200_000);
    expect(await mails(leads, 'share-invitation', cleo.email)).toHaveLength(2);
  });

  it('ends if the group becomes too small for it, and continues for the others', async () => {
    const { token } = await threeOf();
    const [ben, cleo] = [aCompanion(50_000), aCompanion(50_000)];
    await invite(leads, token, [ben, cleo]);
    const anna = { fullName: 'Anna Berg' };
    await leads.rpc.call(booking.saveTravellers, { token, travellers: [anna] });
    await leads.rpc.call(booking.changeGroupSize, { token, quantity: 2 });
    expect((await shareOf(ben)).state).toBe('open');
    expect((await shareOf(cleo)).state).toBe('over');
    expect((await view(token)).travellers).toMatchObject([anna]);
    expect((await view(token)).shares?.forms).toBe(1);
  });

  it('of a companion who has paid does not take the place of the lead traveler in a smaller group', async () => {
    const { token } = await threeOf();
    const [ben, cleo] = [aCompanion(50_000), aCompanion(50_000)];
    await invite(leads, token, [ben, cleo]);
    for (const companion of [ben, cleo]) {
      await leads.sandbox.pay(await sharePage(leads, companion));
      await settled(companion);
    }
    const anna = { fullName: 'Anna Berg' };
    await leads.rpc.call(booking.saveTravellers, { token, travellers: [anna] });
    await leads.rpc.call(booking.changeGroupSize, { token, quantity: 2 });
    expect((await view(token)).travellers).toMatchObject([anna]);
    expect((await view(token)).shares?.forms).toBe(1);
  });

  it('ends with a transfer of the booking, unless it is paid', async () => {
    const { token, booking: made } = await threeOf();
    const [ben, cleo] = [aCompanion(), aCompanion()];
    await invite(leads, token, [ben, cleo]);
    await leads.sandbox.pay(await sharePage(leads, ben));
    await settled(ben);
    const person = { firstName: 'Dora', lastName: 'Holm', email: 'dora@example.org', mobile: '+4791234567' };
    await backOfficeOf(leads).act('bookings', made.id, 'transfer', {
      ...person,
      reason: 'Asked for by email.',
    });
    expect((await shareOf(ben)).state).toBe('paid');
    expect((await shareOf(cleo)).state).toBe('over');
    expect(await mails(leads, 'share-ended', cleo.email)).toHaveLength(1);
    const [told] = await mails(leads, 'booking-taken-over', person.email);
    expect(JSON.stringify(told)).not.toContain(cleo.email);
  });

  it('moves with the due day of the balance', async () => {
    const { token, booking: made } = await threeOf();
    const ben = aCompanion();
    const { dueOn } = await invite(leads, token, [ben]);
    const { tourId } = await view(token);
    const later = await aDepartureIn(leads, 230, { tourId: tourId ?? '' });
    await leads.rpc.call(booking.changeDate, { token, dateId: later.departureId });
    expect((await shareOf(ben)).dueOn).toBe(addDays(dueOn ?? '', 30));
    expect(made.state).toBe('deposit_paid');
  });

  it('is due today instead of in the past if the new balance is due within a week', async () => {
    const { token } = await threeOf();
    const ben = aCompanion();
    await invite(leads, token, [ben]);
    const { tourId } = await view(token);
    const near = await aDepartureIn(leads, 33, { tourId: tourId ?? '' });
    await leads.rpc.call(booking.changeDate, { token, dateId: near.departureId });
    expect((await shareOf(ben)).dueOn).toBe(today(leads));
    await leads.get(WatchShares).sweep();
    expect((await shareOf(ben)).state).toBe('open');
    await lapse(ben);
    expect((await shareOf(ben)).state).toBe('lapsed');
  });
});
