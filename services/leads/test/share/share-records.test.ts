import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as bookingRpc from '@valam/contracts/leads/booking.rpc';
import { eraseLeadsData, exportLeadsData } from '@valam/contracts/leads/privacy.rpc';
import * as shareRpc from '@valam/contracts/leads/share.rpc';
import { money } from '@valam/contracts/shared/money';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { ShareEntity } from '../../src/share/share.entity.js';
import { backOfficeOf } from '../kit/back-office.js';
import { pageId, refusal } from '../kit/builders.js';
import { mailOnceAsked, mails } from '../kit/paid-booking.js';
import { settled } from '../kit/settled.js';
import { aCompanion, invite, shareDifferences, sharePage, shareToken, threeTravelers } from '../kit/share.js';
import { startLeads, type Leads } from '../kit/start-leads.js';

/** Shares as their people and the team see them, and a companion's right to export and erasure. */
describe('records of shares', () => {
  let leads: Leads;
  beforeAll(async () => {
    leads = await startLeads();
  });
  afterAll(async () => {
    expect(await leads.dataSource.query(shareDifferences)).toEqual([]);
    await leads.stop();
  });

  const shared = async () => {
    const made = await threeTravelers(leads);
    const [ben, cleo] = [aCompanion(), aCompanion()];
    await invite(leads, made.token, [ben, cleo]);
    const traveller = { fullName: 'Ben Berg', medicalNotes: 'Takes insulin' };
    await leads.rpc.call(shareRpc.saveShareTraveller, { token: await shareToken(leads, ben), traveller });
    return { ...made, ben, cleo };
  };
  const shareOf = ({ email }: { email: string }) =>
    leads.dataSource.manager.findOneByOrFail(ShareEntity, { email });
  const exported = async (email: string) => JSON.stringify(await leads.rpc.call(exportLeadsData, { email }));

  it('have a receipt and an invoice addressed to the companion, who alone can open them', async () => {
    const { token, booking: made, ben } = await shared();
    await leads.sandbox.pay(await sharePage(leads, ben));
    await waitFor(async () => (await shareOf(ben)).state === 'paid');
    const received = await waitFor(async () => {
      const [mail] = await mails(leads, 'share-received', ben.email);
      return mail ?? Promise.reject(new Error('no receipt yet'));
    });
    expect(received.attachments).toHaveLength(1);
    const [told] = await mails(leads, 'share-paid', made.email);
    expect(told?.data).toMatchObject({ name: ben.name });
    await settled(leads);
    expect(await mails(leads, 'payment-received', made.email)).toEqual([]);
    const own = await leads.rpc.call(shareRpc.getShare, { token: await shareToken(leads, ben) });
    const [invoice] = own.invoices;
    expect(own.invoices).toHaveLength(1);
    const [row] = await leads.dataSource.query<{ buyer: { name: string } }[]>(
      'select buyer from invoice where id = $1',
      [invoice?.id],
    );
    expect(row?.buyer.name).toBe(ben.name);
    expect(
      (await leads.rpc.call(bookingRpc.getBooking, { token })).invoices?.map(({ id }) => id),
    ).not.toContain(invoice?.id);
    const bens = await shareToken(leads, ben);
    const file = await leads.rpc.call(shareRpc.getShareInvoice, { token: bens, id: invoice?.id ?? '' });
    expect(file.contentType).toBe('application/pdf');
    const others = await refusal(leads.rpc.call(bookingRpc.getInvoice, { token, id: invoice?.id ?? '' }));
    expect(others.kind).toBe('not_found');
    const receipt = { token: bens, id: own.payments[0]?.id ?? '' };
    expect((await leads.rpc.call(shareRpc.getShareReceipt, receipt)).contentType).toBe('application/pdf');
  });

  it('show a companion nothing of the others, and the lead traveler nothing of a companion’s form', async () => {
    const { token, ben, cleo } = await shared();
    const traveller = { fullName: 'Ben Berg', medicalNotes: 'Takes insulin', passportNumber: 'C01X00T47' };
    await leads.rpc.call(shareRpc.saveShareTraveller, { token: await shareToken(leads, ben), traveller });
    const anna = { fullName: 'Anna Berg', medicalNotes: 'None of your business' };
    await leads.rpc.call(bookingRpc.saveTravellers, { token, travellers: [anna] });
    const seen = JSON.stringify(
      await leads.rpc.call(shareRpc.getShare, { token: await shareToken(leads, cleo) }),
    );
    for (const secret of [ben.name, ben.email, 'insulin', 'business', '5976', '597600'])
      expect(seen).not.toContain(secret);
    const lead = await leads.rpc.call(bookingRpc.getBooking, { token });
    expect(JSON.stringify(lead.travellers)).not.toContain('insulin');
    const again = await leads.rpc.call(shareRpc.getShare, { token: await shareToken(leads, ben) });
    expect(again.traveller).toMatchObject(traveller);
    const two = [anna, { fullName: 'Dora' }];
    expect((await refusal(leads.rpc.call(bookingRpc.saveTravellers, { token, travellers: two }))).kind).toBe(
      'invalid',
    );
  });

  it('are listed in the back office and at their booking, and withdrawn there with a reason', async () => {
    const office = backOfficeOf(leads);
    const { ben, booking, token } = await shared();
    const { id } = await shareOf(ben);
    const list = await office.list('shares', { bookingId: booking.id });
    expect(list.items).toHaveLength(2);
    expect(await office.get('bookings', booking.id)).toMatchObject({
      shares: [{ name: ben.name, state: 'open', amount: { amountMinor: 199_200 } }, { state: 'open' }],
    });
    expect((await refusal(office.act('shares', id, 'withdraw', {}))).kind).toBe('invalid');
    await office.act('shares', id, 'withdraw', { reason: 'Asked for on the phone.' });
    expect(await office.get('shares', id)).toMatchObject({
      state: 'withdrawn',
      endReason: 'Asked for on the phone.',
    });
    const page = await leads.rpc.call(shareRpc.getShare, { token: await shareToken(leads, ben) });
    expect(JSON.stringify(page)).not.toContain('phone');
    expect((await leads.rpc.call(bookingRpc.getBooking, { token })).shares?.own.amountMinor).toBe(398_400);
  });

  it('include no texts of staff about a refund to a companion', async () => {
    const { ben, booking } = await shared();
    await leads.sandbox.pay(await sharePage(leads, ben));
    await waitFor(async () => (await shareOf(ben)).state === 'paid');
    const reason = 'Anna has lost her work.';
    await backOfficeOf(leads).act('bookings', booking.id, 'refund', { amount: money(10_000, 'USD'), reason });
    const { data } = await mailOnceAsked(leads, 'share-refunded', ben.email);
    const page = await leads.rpc.call(shareRpc.getShare, { token: await shareToken(leads, ben) });
    expect(page.refunds).toHaveLength(1);
    for (const seen of [JSON.stringify([data, page]), await exported(ben.email)])
      expect(seen).not.toContain(reason);
  });

  it('are refused to roles that do not handle money', async () => {
    const { ben } = await shared();
    const { id } = await shareOf(ben);
    const act = backOfficeOf(leads).act('shares', id, 'withdraw', { reason: 'x' }, 'sales');
    expect((await refusal(act)).kind).toBe('forbidden');
  });

  it('are in a companion’s export, with the own form and payment, and nothing of the others', async () => {
    const { ben, cleo, booking } = await shared();
    await leads.sandbox.pay(await sharePage(leads, ben));
    await waitFor(async () => (await shareOf(ben)).state === 'paid');
    const bens = await exported(ben.email);
    for (const own of [ben.name, 'insulin', booking.ref, 'Payments of shares']) expect(bens).toContain(own);
    for (const other of [cleo.email, booking.email]) expect(bens).not.toContain(other);
    const leadsOwn = await exported(booking.email);
    expect(leadsOwn).toContain(cleo.email);
    expect(leadsOwn).not.toContain('insulin');
  });

  it('end with the erasure of a companion; one who has paid is still expected to travel', async () => {
    const { ben, cleo, booking, token } = await shared();
    await leads.sandbox.pay(await sharePage(leads, ben));
    await waitFor(async () => (await shareOf(ben)).state === 'paid');
    const { kept } = await leads.rpc.call(eraseLeadsData, { email: ben.email });
    expect(kept).toHaveLength(2);
    expect((await shareOf(ben)).name).toBe(ben.name);
    const { id } = await shareOf(cleo);
    const link = await shareToken(leads, cleo);
    await leads.rpc.call(eraseLeadsData, { email: cleo.email });
    const erased = await leads.dataSource.manager.findOneByOrFail(ShareEntity, { id });
    expect(erased).toMatchObject({ state: 'withdrawn', name: 'Erased', email: '' });
    expect((await refusal(leads.rpc.call(shareRpc.getShare, { token: link }))).kind).toBe('not_found');
    const seen = await leads.rpc.call(bookingRpc.getBooking, { token });
    expect(JSON.stringify(seen)).not.toContain(cleo.email);
    expect(JSON.stringify(seen.history)).not.toContain(cleo.name);
    expect(await mails(leads, 'share-ended', cleo.email)).toHaveLength(1);
    expect(await exported(cleo.email)).not.toContain(booking.ref);
  });

  it('notify a companion whose share the lead traveler has paid of a cancellation', async () => {
    const { token, booking: made, ben, cleo } = await shared();
    const emergencyContact = { name: 'Eva Berg', phone: '+4915112345678' };
    const traveller = { fullName: 'Ben Berg', dateOfBirth: '1980-04-01', emergencyContact };
    await leads.rpc.call(shareRpc.saveShareTraveller, { token: await shareToken(leads, ben), traveller });
    const { url } = await leads.rpc.call(bookingRpc.payBalance, { token, part: 'all' });
    await leads.sandbox.pay(pageId(url));
    await waitFor(async () => (await shareOf(ben)).state === 'covered');
    await backOfficeOf(leads).act('bookings', made.id, 'cancel', { reason: 'By phone' });
    const told = async ({ email }: { email: string }) =>
      (await mails(leads, 'share-ended', email)).map(({ data }) => data['isCancelled']);
    expect(await told(ben)).toEqual([false, true]);
    expect(await told(cleo)).toEqual([false]);
  });
});
