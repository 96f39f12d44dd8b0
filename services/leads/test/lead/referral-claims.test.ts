import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { leadsAuditRecorded } from '@valam/contracts/identity/audit.events';
import { contributorPublished, contributorWithdrawn } from '@valam/contracts/identity/contributor.events';
import { bookingDepositPaid } from '@valam/contracts/leads/booking.events';
import { changeGroupSize } from '@valam/contracts/leads/booking.rpc';
import { createLead } from '@valam/contracts/leads/lead.rpc';
import { confirmNewsletter, subscribeToNewsletter } from '@valam/contracts/leads/newsletter.rpc';
import { getReferralCounts, listReferredLeads } from '@valam/contracts/leads/referral.rpc';
import { money } from '@valam/contracts/shared/money';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { LeadEntity } from '../../src/lead/lead.entity.js';
import { backOfficeOf } from '../kit/back-office.js';
import { aDeparture } from '../kit/builders.js';
import { aPaidBooking, mails } from '../kit/paid-booking.js';
import { startLeads, type Leads } from '../kit/start-leads.js';

const dayMs = 86_400_000;
const nothing = null;

describe('a referral code', () => {
  let leads: Leads;
  let people = 0;
  beforeAll(async () => {
    leads = await startLeads();
    await Promise.all([aPartner('FIRST1'), aPartner('HONEST22'), aPartner('EVILAFF1')]);
  });
  afterAll(() => leads.stop());

  /** A partner from identity's event. */
  async function aPartner(referralCode: string): Promise<string> {
    const id = randomUUID();
    await leads.receive(contributorPublished, {
      ...{ id, slug: referralCode.toLowerCase(), name: 'Partner', about: nothing, expertise: nothing },
      ...{ tagline: nothing, jobTitle: nothing, contributingArea: 'Affiliate' as const, country: nothing },
      ...{ statesCovered: nothing, languagesSpoken: nothing, interests: nothing, profilePhoto: nothing },
      ...{ photos: [], website: nothing, facebook: nothing, instagram: nothing, twitter: nothing },
      ...{ linkedin: nothing, youtube: nothing, email: nothing, mobile: nothing },
      ...{
        createdAt: '2026-01-01T00:00:00.000Z',
        referralCode,
        isListed: false,
        isSample: false,
        version: 1,
      },
    });
    await waitFor(async () => (await knownAs(referralCode)) === id);
    return id;
  }
  const knownAs = async (code: string): Promise<string | null> => {
    const rows = await leads.dataSource.query<{ contributor_id: string }[]>(
      'select contributor_id from referral_code where code = $1 and is_active',
      [code],
    );
    return rows[0]?.contributor_id ?? null;
  };

  const newAddress = () => `person-${++people}@example.org`;
  const send = async (email: string, referralCodeUsed?: string) => {
    const lead = {
      type: 'inquiry' as const,
      firstName: 'Private',
      lastName: 'Person',
      email,
      message: 'Hello',
    };
    const call = leads.rpc.call(createLead, {
      lead: { ...lead, mobile: '+4915112345678', ...(referralCodeUsed ? { referralCodeUsed } : {}) },
      idempotencyKey: null,
    });
    return leads.dataSource.manager.findOneByOrFail(LeadEntity, { id: (await call).id });
  };
  const subscribe = (email: string, referralCodeUsed?: string) =>
    leads.rpc.call(subscribeToNewsletter, {
      subscriber: { email, name: 'P', ...(referralCodeUsed ? { referralCodeUsed } : {}) },
      idempotencyKey: null,
    });
  const confirm = async (email: string) => {
    const [mail] = await mails(leads, 'newsletter-confirm', email);
    const token = String(mail?.data.confirmUrl).split('/').at(-1) ?? '';
    await leads.rpc.call(confirmNewsletter, { token });
  };
  const shownTo = async (code: string) =>
    (await leads.rpc.call(listReferredLeads, { code, page: 1, perPage: 100 })).items;
  const bookedWith = async (email: string, referralCodeUsed?: string) =>
    (
      await aPaidBooking(leads, await aDeparture(leads), {
        email,
        ...(referralCodeUsed ? { referralCodeUsed } : {}),
      })
    ).booking.referralCode;

  it('of no partner is not stored', async () => {
    const email = newAddress();
    expect(await send(email, 'MADEUP99')).toMatchObject({ referralCode: null, referralCodeUsed: 'MADEUP99' });
    expect((await send(email)).referralCode).toBeNull();
    expect(await bookedWith(email, 'HONEST22')).toBe('HONEST22');
  });

  it('claimed by a stranger for an address reveals nobody to the partner, and is replaced by the person’s own', async () => {
    const email = newAddress();
    await subscribe(email, 'EVILAFF1');
    const lead = await send(email);
    const shown = (await shownTo('EVILAFF1')).find(({ id }) => id === lead.id);
    expect(shown).toMatchObject({ name: null, email: null, sourceUrl: null });
    expect(await bookedWith(email, 'HONEST22')).toBe('HONEST22');
    expect(await bookedWith(email)).toBe('HONEST22');
  });

  it('claimed only by a form expires after some weeks', async () => {
    const email = newAddress();
    await send(email, 'EVILAFF1');
    expect((await send(email)).referralCode).toBe('EVILAFF1');
    const office = backOfficeOf(leads);
    expect(await office.get('people', email)).toMatchObject({ referralCode: 'EVILAFF1' });
    await leads.dataSource.query('update person_referral set since = $2 where person_email = $1', [
      email,
      new Date(leads.clock.now().getTime() - 31 * dayMs),
    ]);
    expect((await send(email)).referralCode).toBeNull();
    expect(await office.get('people', email)).toMatchObject({ referralCode: null });
  });

  it('becomes permanent for a person who confirmed the newsletter with it', async () => {
    const email = newAddress();
    await subscribe(email, 'first1');
    await confirm(email);
    await send(email, 'EVILAFF1');
    expect(await bookedWith(email)).toBe('FIRST1');
    const [booking] = (await shownTo('FIRST1')).filter(({ type }) => type === 'booking');
    expect(booking).toMatchObject({ name: null, email: null, paymentStatus: 'paid', amount: 2_490 });
  });

  it.each([
    ['before', ['EVILAFF1', undefined]],
    ['after', [undefined, 'EVILAFF1']],
  ] as const)(
    'sent by a stranger %s the form of a person is not proved by confirming the newsletter',
    async (_when, codes) => {
      for (const minutes of [0, 11]) {
        const email = newAddress();
        for (const code of codes) {
          await subscribe(email, code);
          await leads.advance(minutes * 60_000);
        }
        await confirm(email);
        expect(await bookedWith(email, 'HONEST22')).toBe('HONEST22');
      }
    },
  );

  it('becomes permanent for a person who paid for a booking with it, and is counted', async () => {
    const email = newAddress();
    await send(email, ' honest22 ');
    expect(await bookedWith(email, 'HONEST22')).toBe('HONEST22');
    await send(email, 'EVILAFF1');
    const later = await send(email);
    expect(later.referralCode).toBe('HONEST22');
    const own = (await shownTo('HONEST22')).filter((lead) => lead.email === email);
    expect(own.map(({ type }) => type).sort()).toEqual(['booking', 'inquiry']);
    expect(await leads.rpc.call(getReferralCounts, { code: 'honest22', months: 2 })).toMatchObject({
      byMonth: [{ month: '2026-12', leads: 0 }, { month: '2027-01' }],
    });
  });

  it('given by phone counts like one from a link', async () => {
    const { departureId: dateId } = await aDeparture(leads);
    const { create, act } = backOfficeOf(leads);
    const person = { firstName: 'Ravi', lastName: 'Iyer', email: newAddress() };
    const order = { dateId, quantity: 1, currency: 'USD', ...person, referralCodeUsed: ' honest22 ' };
    const { id } = await create('bookings', order, 'sales');
    const [entry] = (await leads.emittedEvents(leadsAuditRecorded)).filter(
      ({ payload }) => payload.id === id,
    );
    expect(entry?.payload.changes).toMatchObject({ referralCode: { to: 'HONEST22' } });
    const payment = { amount: money(49_800, 'USD'), reason: 'Bank transfer' };
    await act('bookings', id, 'offline-payment', payment, 'finance');
    const announced = await leads.emittedEvents(bookingDepositPaid);
    expect(announced.find(({ payload }) => payload.bookingId === id)?.payload.referralCode).toBe('HONEST22');
    expect((await shownTo('HONEST22')).find(({ email }) => email === person.email)).toMatchObject({
      ...{ type: 'booking', paymentStatus: 'paid', name: 'Ravi Iyer' },
    });
  });

  it('lists each person once across parts, even if others are added meanwhile', async () => {
    await aPartner('PARTS123');
    const asked = { code: 'PARTS123', page: 1, perPage: 2 };
    const people = [newAddress(), newAddress(), newAddress()];
    for (const email of people) await send(email, 'PARTS123');
    const { items } = await leads.rpc.call(listReferredLeads, asked);
    const last = items.at(-1);
    leads.clock.set(new Date(leads.clock.now().getTime() + 1_000));
    await send(newAddress(), 'PARTS123');
    const after = { at: String(last?.createdAt), id: String(last?.id) };
    const rest = await leads.rpc.call(listReferredLeads, { ...asked, after });
    expect([...items, ...rest.items].map(({ email }) => email).toSorted()).toEqual(people.toSorted());
  });

  it('is counted with the partner’s former ones', async () => {
    await aPartner('LATER123');
    const [before, after] = [newAddress(), newAddress()];
    await send(before, 'FIRST1');
    await send(after, 'LATER123');
    const both = { code: 'LATER123', formerCodes: ['FIRST1'] };
    const { items } = await leads.rpc.call(listReferredLeads, { ...both, page: 1, perPage: 100 });
    expect(items.map(({ email }) => email)).toEqual(expect.arrayContaining([before, after]));
    const people = async (asked: { code: string; formerCodes?: string[] }) =>
      (await leads.rpc.call(getReferralCounts, asked)).totalReferrals;
    expect(await people(both)).toBe((await people({ code: 'FIRST1' })) + 1);
  });

  it('is counted as in the report on partners: bookings apart from leads, and won leads are not pending', async () => {
    await aPartner('COUNTED1');
    const { id } = await send(newAddress(), 'COUNTED1');
    await bookedWith(newAddress(), 'COUNTED1');
    const counted = () => leads.rpc.call(getReferralCounts, { code: 'COUNTED1', months: 1 });
    expect(await counted()).toMatchObject({
      ...{ totalReferrals: 2, successfulBookings: 1, pendingInquiries: 1 },
      byMonth: [{ leads: 1, bookings: 1 }],
    });
    const office = backOfficeOf(leads);
    const { version } = await office.get('leads', id);
    await office.update('leads', id, version, { state: 'won' });
    expect(await counted()).toMatchObject({ pendingInquiries: 0, byMonth: [{ leads: 1, bookings: 1 }] });
  });

  it('shows its partner the current price of a booking, of which the commission is a share', async () => {
    const email = newAddress();
    const request = { email, referralCodeUsed: 'FIRST1' };
    const { token } = await aPaidBooking(leads, await aDeparture(leads), request);
    await leads.rpc.call(changeGroupSize, { token, quantity: 3 });
    const shown = (await shownTo('FIRST1')).find((lead) => lead.email === email);
    expect(shown).toMatchObject({ type: 'booking', amount: 7_470, currency: 'USD' });
  });

  it('of a former partner does not apply anymore', async () => {
    const id = await aPartner('GONE4EVER');
    await leads.receive(contributorWithdrawn, { id, version: 2 });
    await waitFor(async () => (await knownAs('GONE4EVER')) === null);
    expect((await send(newAddress(), 'GONE4EVER')).referralCode).toBeNull();
  });
});
