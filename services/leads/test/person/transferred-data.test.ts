import { describe, expect, it } from '@jest/globals';
import * as rpc from '@valam/contracts/leads/booking.rpc';
import { exportLeadsData } from '@valam/contracts/leads/privacy.rpc';
import { getShare as getShareRpc, saveShareTraveller } from '@valam/contracts/leads/share.rpc';
import { money } from '@valam/contracts/shared/money';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { ShareEntity } from '../../src/share/share.entity.js';
import { backOfficeOf } from '../kit/back-office.js';
import { aDeparture, pageId, refusal } from '../kit/builders.js';
import { chargedPlans } from '../kit/charged-plan.js';
import { aPaidBooking, bookingOf, inState, mails, tokenOf } from '../kit/paid-booking.js';
import { settled } from '../kit/settled.js';
import { aCompanion, invite, sharePage, shareToken, threeTravelers } from '../kit/share.js';
import { runningLeads } from '../kit/start-leads.js';
import { buyer, transfersOf } from '../kit/transfer.js';

const leads = await runningLeads();
const { transferByStaff } = transfersOf(leads);
const { aChargedPlan } = chargedPlans(leads);
const getShare = (input: { token: string }) => leads.rpc.call(getShareRpc, input);
const minuteMs = 60_000;

describe('the data of the two owners of a transferred booking', () => {
  it('is exported to each of them without that of the other', async () => {
    const email = 'former@example.org';
    const { booking, token } = await threeTravelers(leads, { email });
    const [left, travels] = [aCompanion(), aCompanion()];
    await invite(leads, token, [left, travels]);
    await leads.sandbox.pay(await sharePage(leads, travels));
    await waitFor(async () => (await bookingOf(leads, booking.ref)).sharedMinor === 199_200);
    const { act, get } = backOfficeOf(leads);
    const mourning = { amount: money(1_000, 'USD'), reason: 'Her brother has died.' };
    await act('bookings', booking.id, 'refund', mourning);
    await leads.advance(minuteMs);
    await transferByStaff(booking.id);
    await leads.advance(minuteMs);
    const { balance } = await get('bookings', booking.id);
    await act('bookings', booking.id, 'offline-payment', { amount: balance, reason: 'Bank transfer' });

    const exported = async (person: string) =>
      (await leads.rpc.call(exportLeadsData, { email: person })).sections;
    const ofNew = await exported(buyer.email);
    expect(JSON.stringify(ofNew)).not.toMatch(new RegExp(`brother|${left.email}|former@`));
    expect(ofNew.find(({ title }) => title === 'Payments')?.records).toHaveLength(1);
    expect(ofNew.find(({ title }) => title === 'Companions who were invited')?.records).toMatchObject([
      { email: travels.email },
    ]);
    const ofFormer = await exported(email);
    const sectionOf = (what: string) =>
      ofFormer.find(({ title }) => title === `${what} for bookings that are another person’s now`)?.records;
    expect(sectionOf('Payments')).toMatchObject([{ booking: booking.ref }]);
    expect(sectionOf('Refunds')).toMatchObject([{ reason: 'Her brother has died.', booking: booking.ref }]);
    expect(JSON.stringify(ofFormer)).not.toMatch(/Ravi|ravi@/);
  });

  it('a payment that was started before a transfer and settled after it belongs to its payer', async () => {
    const email = 'late@example.org';
    const heir = { ...buyer, email: 'heir@example.org' };
    const who = { email, firstName: 'Lena', lastName: 'Late' };
    const { booking, token } = await aPaidBooking(leads, await aDeparture(leads), who);
    const { url } = await leads.rpc.call(rpc.payBalance, { token });
    await leads.sandbox.behave({ dropWebhooks: true });
    await leads.sandbox.pay(pageId(url));
    await leads.sandbox.behave({ dropWebhooks: false });
    await leads.advance(minuteMs);
    await transferByStaff(booking.id, heir);
    await leads.advance(minuteMs);
    const lost = (await leads.sandbox.events()).findLast(
      ({ type, data }) => type === 'checkout.session.completed' && data.object['id'] === pageId(url),
    );
    expect(await leads.sandbox.redeliver(lost?.id ?? '')).toBe(200);
    const { linkVersion } = await inState(leads, booking.ref, 'paid');
    expect(linkVersion).toBe(2);
    const alerts = (await mails(leads, 'operator-alert')).filter(
      ({ data }) => data['title'] === 'A former owner has paid after the transfer',
    );
    expect(alerts).toHaveLength(1);
    const seen = await leads.rpc.call(rpc.getBooking, {
      token: tokenOf(leads, await bookingOf(leads, booking.ref)),
    });
    expect(seen).toMatchObject({ balance: { amountMinor: 0 }, invoices: [] });
    expect(seen.payments.map(({ receiptUrl }) => receiptUrl)).toEqual(['', '']);
    const invoices = await leads.dataSource.query<unknown[]>(
      `select buyer ->> 'name' as name, former_email from invoice where booking_id = $1 order by number`,
      [booking.id],
    );
    expect(invoices).toEqual(Array(2).fill({ name: 'Lena Late', former_email: email }));
    await settled(leads);
    expect(await mails(leads, 'payment-received', heir.email)).toEqual([]);
    const { sections } = await leads.rpc.call(exportLeadsData, { email });
    const title = 'Payments for bookings that are another person’s now';
    expect(sections.find((section) => section.title === title)?.records).toHaveLength(2);
  });
});

it('the new owner of a booking in installments does not see the card that the former owner had saved', async () => {
  const { token, made, view } = await aChargedPlan();
  expect((await view()).plan?.card).toMatchObject({ state: 'active', last4: '4242' });
  await leads.advance(minuteMs);
  await transferByStaff(made.id);
  expect((await refusal(leads.rpc.call(rpc.getBooking, { token }))).code).toBe('leads.link_unknown');
  const { plan } = await leads.rpc.call(rpc.getBooking, {
    token: tokenOf(leads, await bookingOf(leads, made.ref)),
  });
  expect(plan?.installments).toHaveLength(3);
  expect(plan?.card).toBeNull();
});

it('a companion whose share ends with a transfer reads the name of the person who sent the invitation', async () => {
  const { booking, token } = await threeTravelers(leads);
  const companion = aCompanion();
  await invite(leads, token, [companion]);
  await transferByStaff(booking.id);
  const [told] = await mails(leads, 'share-ended', companion.email);
  expect(told?.data['share']).toMatchObject({ name: companion.name, leadName: 'Anna Berg' });
  const page = await getShare({ token: await shareToken(leads, companion) });
  expect(page).toMatchObject({ state: 'over', leadName: 'another traveler' });
});

it('a companion whose share fell to the lead traveler does not travel with the new owner; one who has paid does, and gets an email', async () => {
  const { booking, token } = await threeTravelers(leads);
  const [ben, cleo] = [aCompanion(), aCompanion()];
  await invite(leads, token, [ben, cleo]);
  const emergencyContact = { name: 'Eva Berg', phone: '+4915112345678' };
  const traveller = { fullName: 'Ben Berg', dateOfBirth: '1980-04-01', emergencyContact };
  const save = (of: string) => leads.rpc.call(saveShareTraveller, { token: of, traveller });
  const [bens, cleos] = [await shareToken(leads, ben), await shareToken(leads, cleo)];
  await save(bens);
  const lapsed = { state: 'lapsed', endedAt: leads.clock.now() } as const;
  await leads.dataSource.manager.update(ShareEntity, { email: ben.email }, lapsed);
  await leads.sandbox.pay(await sharePage(leads, cleo));
  await waitFor(async () => (await bookingOf(leads, booking.ref)).sharedMinor === 0);
  await leads.advance(minuteMs);
  await transferByStaff(booking.id);
  const nothing = { leadName: 'another traveler', maySaveTraveller: false, traveller: null };
  expect(await getShare({ token: bens })).toMatchObject(nothing);
  expect((await refusal(save(bens))).code).toBe('leads.action_refused');
  const ledByAnother = async ({ email }: { email: string }) =>
    (await mails(leads, 'share-led-by-another', email)).map(({ data }) => data);
  expect(await ledByAnother(ben)).toEqual([]);
  expect(await ledByAnother(cleo)).toMatchObject([
    { formerName: 'Anna Berg', share: { leadName: 'Ravi Iyer' } },
  ]);
  await save(cleos);
  expect(await getShare({ token: cleos })).toMatchObject({ leadName: 'Ravi Iyer', maySaveTraveller: true });
});
