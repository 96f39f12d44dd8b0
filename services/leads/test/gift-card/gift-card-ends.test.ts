import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { cancelBooking } from '@valam/contracts/leads/booking.rpc';
import { releaseCheckout } from '@valam/contracts/leads/checkout.rpc';
import { getGiftCard, getGiftCardBalance, getGiftCardSession } from '@valam/contracts/leads/gift-card.rpc';
import { eraseLeadsData } from '@valam/contracts/leads/privacy.rpc';
import { money } from '@valam/contracts/shared/money';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { RefundGiftCard } from '../../src/gift-card/refund-gift-card.js';
import { WatchGiftCards } from '../../src/gift-card/watch-gift-cards.js';
import { GiftCardEntity, GiftCardRefundEntity } from '../../src/gift-card/gift-card.entity.js';
import { PaymentProvider, ProviderRefused } from '../../src/provider/payment-provider.js';
import { backOfficeOf } from '../kit/back-office.js';
import { aDeparture, refusal, startBooking } from '../kit/builders.js';
import { aGiftCard, codeSentTo, giftCardProblems } from '../kit/gift-card.js';
import { bookingOf, mailOnceAsked, mails, tokenOf } from '../kit/paid-booking.js';
import { startLeads, type Leads } from '../kit/start-leads.js';

describe('a gift card after its purchase', () => {
  let leads: Leads;
  beforeAll(async () => {
    leads = await startLeads();
  });
  afterAll(async () => {
    expect(await giftCardProblems(leads)).toEqual([]);
    await leads.stop();
  });

  const left = async (code: string) =>
    (await leads.rpc.call(getGiftCardBalance, { code })).balance.amountMinor;
  const book = async (giftCards: string[]) => startBooking(leads, await aDeparture(leads), { giftCards });
  const codeOf = async (call: Promise<unknown>) => (await refusal(call)).code;

  it('is resent with a new code, and blocked, by staff', async () => {
    const office = backOfficeOf(leads);
    const { card, code } = await aGiftCard(leads, { amount: 100 });
    const record = await office.get('gift-cards', card.id);
    expect(record).toMatchObject({
      balance: { amountMinor: 10_000, currency: 'USD' },
      lines: [{ kind: 'issued', amount: { amountMinor: 10_000, currency: 'USD' }, bookingId: null }],
    });
    expect(JSON.stringify(record)).not.toContain(code);
    await office.act('gift-cards', card.id, 'send-again', { reason: 'It was lost.' });
    await leads.get(WatchGiftCards).deliver();
    const again = await codeSentTo(leads, card.recipientEmail);
    expect(again).not.toBe(code);
    expect(await codeOf(leads.rpc.call(getGiftCardBalance, { code }))).toBe('leads.gift_card_unknown');
    expect(await left(again)).toBe(10_000);
    await office.act('gift-cards', card.id, 'block', { reason: 'Disputed.' });
    expect(await refusal(leads.rpc.call(getGiftCardBalance, { code: again }))).toMatchObject({
      code: 'leads.gift_card_unknown',
      message: 'This gift card cannot be used at the moment. Please write to us.',
    });
    const [told, ...more] = await mails(leads, 'gift-card-void', card.recipientEmail);
    expect([told?.data, more]).toMatchObject([{ buyerName: card.buyerName, isBlocked: true }, []]);
    expect(JSON.stringify(told)).not.toContain('Disputed');
  });

  it('is unblocked with a new code, which invalidates the earlier link', async () => {
    const { act } = backOfficeOf(leads);
    const { card } = await aGiftCard(leads, { amount: 100 });
    const latestToken = async () => {
      const sent = (await mails(leads, 'gift-card-delivered', card.recipientEmail)).at(-1);
      return new URL(String(sent?.data['cardUrl'])).pathname.split('/').at(-1) ?? '';
    };
    const earlier = await latestToken();
    await act('gift-cards', card.id, 'block', { reason: 'Disputed.' });
    await act('gift-cards', card.id, 'unblock', { reason: 'The dispute is won.' });
    await leads.get(WatchGiftCards).deliver();
    expect(await codeOf(leads.rpc.call(getGiftCard, { token: earlier }))).toBe('leads.link_unknown');
    const shown = await leads.rpc.call(getGiftCard, { token: await latestToken() });
    expect(shown.state).toBe('delivered');
  });

  it('is resent with its remaining balance', async () => {
    const { card, code } = await aGiftCard(leads, { amount: 600 });
    await book([code]);
    await backOfficeOf(leads).act('gift-cards', card.id, 'send-again', { reason: 'It was lost.' });
    await leads.get(WatchGiftCards).deliver();
    const sent = await mails(leads, 'gift-card-delivered', card.recipientEmail);
    expect(sent.map(({ data }) => data['amount'])).toEqual(['$600', '$102']);
  });

  it('keeps its code if its recipient was erased, because a replacement could not be sent', async () => {
    const { card, code } = await aGiftCard(leads, { amount: 100 });
    await leads.rpc.call(eraseLeadsData, { email: card.recipientEmail });
    const again = backOfficeOf(leads).act('gift-cards', card.id, 'send-again', { reason: 'It was lost.' });
    expect((await refusal(again)).message).toContain('erased');
    expect(await left(code)).toBe(10_000);
  });

  it('is refunded to its buyer, once, and cannot be used anymore', async () => {
    const office = backOfficeOf(leads);
    const { card, code } = await aGiftCard(leads, { amount: 300 });
    const refund = () => office.act('gift-cards', card.id, 'refund', { reason: 'Bought twice.' });
    const held = await book([code]);
    expect((await refusal(refund())).message).toContain('right now');
    await leads.rpc.call(releaseCheckout, { id: held.sessionId ?? '' });
    await leads.sandbox.behave({ failRefunds: true });
    const page = () => leads.rpc.call(getGiftCardSession, { id: card.returnToken });
    expect(await page()).toMatchObject({ payment: 'paid', isRefunded: false });
    await refund();
    expect(await page()).toMatchObject({ payment: 'paid', isRefunded: true });
    expect(await codeOf(leads.rpc.call(getGiftCardBalance, { code }))).toBe('leads.gift_card_unknown');
    const record = async () =>
      (await office.get('gift-cards', card.id)) as unknown as {
        refunds: { state: string }[];
        lines: unknown[];
      };
    const refunds = async (state: string) =>
      waitFor(async () => {
        const [one] = (await record()).refunds;
        return one?.state === state ? one : Promise.reject(new Error(JSON.stringify(one)));
      });
    await refunds('failed');
    await leads.sandbox.behave({ failRefunds: false });
    await Promise.all([1, 2].map(() => leads.get(RefundGiftCard).sweep()));
    await refunds('refunded');
    expect((await record()).lines).toMatchObject([
      { kind: 'issued', amount: { amountMinor: 30_000 } },
      { kind: 'refunded', amount: { amountMinor: -30_000 } },
    ]);
    expect((await refusal(refund())).message).toContain('nothing');
    const made = await leads.sandbox.refunds(card.providerPaymentId ?? '');
    expect(made.filter(({ status }) => status === 'succeeded')).toMatchObject([{ amount: 30_000 }]);
    expect(await mails(leads, 'gift-card-refunded', card.buyerEmail)).toHaveLength(1);
    const voided = await mails(leads, 'gift-card-void', card.recipientEmail);
    expect(voided.map(({ data }) => data['isBlocked'])).toEqual([false]);
    expect((await mails(leads, 'operator-alert')).map(({ data }) => JSON.stringify(data)).join()).toContain(
      'The refund of a gift card failed',
    );
  });

  it('is marked as refunded in another way if the provider cannot refund, and is not retried', async () => {
    const office = backOfficeOf(leads);
    const { card } = await aGiftCard(leads, { amount: 100, buyerEmail: 'by-hand@example.org' });
    const note = () => office.act('gift-cards', card.id, 'mark-refunded', { reason: 'UTR 80811' });
    expect((await refusal(note())).code).toBe('admin.refused');
    await leads.sandbox.behave({ failRefunds: true });
    await office.act('gift-cards', card.id, 'refund', { reason: 'Bought twice.' });
    const refunds = () => leads.dataSource.manager.findBy(GiftCardRefundEntity, { giftCardId: card.id });
    await waitFor(async () => (await refunds())[0]?.state === 'failed');
    await leads.sandbox.behave({ failRefunds: false });
    await note();
    await leads.get(RefundGiftCard).sweep();
    expect(await refunds()).toMatchObject([{ state: 'refunded', amountMinor: 10_000 }]);
    const [told, ...more] = await mails(leads, 'gift-card-refunded', card.buyerEmail);
    expect([told?.data, more]).toMatchObject([{ amount: '$100', isByHand: true }, []]);
    const atProvider = await leads.sandbox.refunds(card.providerPaymentId ?? '');
    expect(atProvider.filter(({ status }) => status === 'succeeded')).toEqual([]);
    const { items } = await office.list('today', {}, {});
    expect(items.filter(({ title }) => String(title).includes('Gift card'))).toEqual([]);
  });

  it('also passes on to its buyer a later refund of a canceled booking', async () => {
    const { card, code } = await aGiftCard(leads, { amount: 500, buyerEmail: 'twice@example.org' });
    const { bookingRef } = await book([code]);
    const office = backOfficeOf(leads);
    await office.act('gift-cards', card.id, 'refund', { reason: 'Bought twice.' });
    const token = tokenOf(leads, await bookingOf(leads, bookingRef));
    await leads.rpc.call(cancelBooking, { token, expectedRefund: money(49_800, 'USD') });
    await waitFor(async () => (await bookingOf(leads, bookingRef)).refundState === 'refunded');
    await Promise.all([1, 2].map(() => leads.get(RefundGiftCard).sweep()));
    const givenBack = async () => {
      const made = await leads.sandbox.refunds(card.providerPaymentId ?? '');
      return made.map(({ amount }) => amount).sort((a, b) => a - b);
    };
    await waitFor(async () => (await givenBack()).length === 2);
    expect(await givenBack()).toEqual([200, 49_800]);
    await waitFor(async () => (await mails(leads, 'gift-card-refunded', card.buyerEmail)).length === 2);
    expect(await office.get('gift-cards', card.id)).toMatchObject({ balance: money(0, 'USD') });
    const { email } = await bookingOf(leads, bookingRef);
    const told = (await mails(leads, 'refund-made', email)).find(
      ({ data }) => (data['booking'] as { bookingRef: string }).bookingRef === bookingRef,
    );
    expect(told?.data).toMatchObject({ refund: '$498', isOnVoidCard: true });
  });

  it('is not refunded by an older event that arrives after its failure', async () => {
    const { card } = await aGiftCard(leads, { amount: 100 });
    await backOfficeOf(leads).act('gift-cards', card.id, 'refund', { reason: 'Bought twice.' });
    const find = () =>
      leads.dataSource.manager.findOneByOrFail(GiftCardRefundEntity, { giftCardId: card.id });
    await waitFor(async () => (await find()).state === 'refunded');
    const { id, providerRefundId } = await find();
    const tell = (state: 'failed' | 'refunded') =>
      leads.dataSource.transaction((tx) =>
        leads.get(RefundGiftCard).settle(tx, id, {
          ...{ id: providerRefundId ?? '', state, failure: null, refundId: id, attempt: 1 },
          ...{ paymentId: card.providerPaymentId, amountMinor: 0 },
        }),
      );
    await tell('failed');
    await tell('refunded');
    expect((await find()).state).toBe('failed');
  });

  it('stays refunded if the provider refuses a concurrent second attempt', async () => {
    const { card } = await aGiftCard(leads, { amount: 120 });
    const refunding = leads.get(RefundGiftCard);
    const refunds = () => leads.dataSource.manager.findBy(GiftCardRefundEntity, { giftCardId: card.id });
    jest.spyOn(leads.get(PaymentProvider), 'refund').mockImplementationOnce(async ({ refundId }) => {
      await refunding.make({ refundId });
      await waitFor(async () => (await refunds())[0]?.state === 'refunded');
      throw new ProviderRefused('This payment has been refunded already.');
    });
    await backOfficeOf(leads).act('gift-cards', card.id, 'refund', { reason: 'Bought twice.' });
    await waitFor(async () => (await refunds())[0]?.state === 'refunded');
    await waitFor(async () => {
      const left = `select 1 from graphile_worker.jobs where task_identifier = 'refund-gift-card'`;
      return (await leads.dataSource.query<unknown[]>(left)).length === 0;
    });
    expect(await refunds()).toMatchObject([{ state: 'refunded', attempt: 1, lastError: null }]);
  });

  it('is blocked if its purchase was refunded manually at the provider', async () => {
    const { card, code } = await aGiftCard(leads, { amount: 100 });
    await leads.sandbox.refundByHand(card.providerPaymentId ?? '');
    await waitFor(
      async () => (await codeOf(leads.rpc.call(getGiftCardBalance, { code }))) === 'leads.gift_card_unknown',
    );
    expect((await backOfficeOf(leads).get('gift-cards', card.id)) as object).toMatchObject({
      state: 'blocked',
      balance: { amountMinor: 0 },
    });
    const found = await leads.dataSource.manager.findBy(GiftCardRefundEntity, { giftCardId: card.id });
    expect(found).toMatchObject([{ state: 'refunded', amountMinor: 10_000 }]);
    await mailOnceAsked(leads, 'gift-card-refunded', card.buyerEmail);
    const voided = await mails(leads, 'gift-card-void', card.recipientEmail);
    expect(voided.map(({ data }) => data['isBlocked'])).toEqual([false]);
  });

  it('expires after three years; refunded amounts are usable for another year', async () => {
    const { card, code } = await aGiftCard(leads, { amount: 100 });
    const isExpired = async () => (await leads.rpc.call(getGiftCardBalance, { code })).isExpired;
    expect(await isExpired()).toBe(false);
    await leads.dataSource.manager.update(GiftCardEntity, { id: card.id }, { expiresOn: '2020-01-01' });
    expect(await isExpired()).toBe(true);
    await leads.get(WatchGiftCards).expire();
    await leads.get(WatchGiftCards).expire();
    expect(await left(code)).toBe(0);
    expect(await codeOf(book([code]))).toBe('leads.gift_card_expired');
  });
});
