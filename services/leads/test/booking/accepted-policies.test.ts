import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { policyVersionChanged } from '@valam/contracts/catalog/policy.events';
import { getBooking } from '@valam/contracts/leads/booking.rpc';
import { acceptQuote } from '@valam/contracts/leads/quote.rpc';
import { adminRpcs } from '@valam/contracts/shared/admin';
import type { EventPayload } from '@valam/contracts/shared/define';
import { money } from '@valam/contracts/shared/money';
import { createLead } from '@valam/contracts/leads/lead.rpc';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { orderFacts } from '../../src/checkout/hold-facts.js';
import { policiesInForce } from '../../src/terms/policies-in-force.js';
import { LeadEntity } from '../../src/lead/lead.entity.js';
import { aDeparture, startBooking } from '../kit/builders.js';
import { aPaidBooking, bookingOf } from '../kit/paid-booking.js';
import { startLeads, type Leads } from '../kit/start-leads.js';

type Version = EventPayload<typeof policyVersionChanged>;

const caller = {
  userId: randomUUID(),
  role: 'owner' as const,
  sessionId: null,
  contributorId: null,
  email: 'boss@valam.example',
};
const dayMs = 86_400_000;

describe('the policies of a booking', () => {
  let leads: Leads;
  beforeAll(async () => {
    leads = await startLeads({ at: '2027-01-04T06:00:00Z' });
    await published({ slug: 'terms_of_service', version: 'T-1' });
    await published({ slug: 'cancellations-and-refunds', version: 'C-7' });
    await published({ slug: 'terms_of_service', version: 'T-2', effectiveFrom: '2027-01-10' });
    await published({ slug: 'terms_of_service', version: 'T-draft', isPublished: false });
    await waitFor(async () => (await leads.dataSource.query('select 1 from known_policy')).length === 4);
  });
  afterAll(() => leads.stop());

  const inForceOn = async (day: string) => {
    const nobody = { personEmail: 'nobody@example.org', referralCodeUsed: null, now: new Date() };
    const { versions } = await orderFacts(leads.dataSource.manager, nobody);
    return policiesInForce(versions, day);
  };

  const published = (change: Partial<Version>) =>
    leads.receive(policyVersionChanged, {
      policyId: randomUUID(),
      slug: 'terms_of_service',
      version: 'T-1',
      effectiveFrom: '2026-01-01',
      isPublished: true,
      changedAt: '2026-12-01T00:00:00.000Z',
      ...change,
    });

  it('are the published versions in force', async () => {
    expect(await inForceOn('2027-01-09')).toEqual({ terms: 'T-1', cancellation: 'C-7' });
    expect(await inForceOn('2027-01-10')).toEqual({ terms: 'T-2', cancellation: 'C-7' });
    expect(await inForceOn('2025-12-31')).toEqual({ terms: null, cancellation: null });
  });

  it('are those in force when the seats are held, regardless of the browser and of the time of payment', async () => {
    const offer = await aDeparture(leads, { policyVersion: 'typed-on-the-tour' });
    const { booking, token } = await aPaidBooking(leads, offer, { termsVersion: 'from-the-browser' });
    expect(booking).toMatchObject({ termsVersion: 'T-1', policyVersion: 'C-7' });
    expect(await leads.rpc.call(getBooking, { token })).toMatchObject({
      termsVersion: 'T-1',
      policyVersion: 'C-7',
    });
    const shown = await leads.rpc.call(adminRpcs.leads.get, { caller, entity: 'bookings', id: booking.id });
    expect(shown).toMatchObject({ termsVersion: 'T-1', policyVersion: 'C-7' });
  });

  it('are stored with a booking by the operator and with an accepted proposal', async () => {
    const offer = await aDeparture(leads);
    const person = {
      firstName: 'Anna',
      lastName: 'Berg',
      email: 'by-phone@example.org',
      mobile: '+4915112345678',
    };
    const manual = await leads.rpc.call(adminRpcs.leads.create, {
      caller,
      entity: 'bookings',
      values: { dateId: offer.departureId, quantity: 1, currency: 'USD', ...person },
    });
    expect(manual).toMatchObject({ termsVersion: 'T-1', policyVersion: 'C-7' });

    const wish = { type: 'inquiry' as const, ...person, email: 'proposal@example.org' };
    await leads.rpc.call(createLead, { lead: wish, idempotencyKey: null });
    const { id } = await leads.dataSource.manager.findOneByOrFail(LeadEntity, { email: wish.email });
    const values = {
      title: 'Seven temples',
      startDate: '2027-08-01',
      endDate: '2027-08-07',
      quantity: 4,
      total: money(800_000, 'EUR'),
      totalUsd: 9_000,
    };
    const { url } = await leads.rpc.call(adminRpcs.leads.act, {
      caller,
      entity: 'leads',
      id,
      action: 'quote',
      values,
    });
    const token = String(url).split('/').at(-1) ?? '';
    const page = await leads.rpc.call(acceptQuote, { token, ...person, email: wish.email });
    expect(await bookingOf(leads, page.bookingRef)).toMatchObject({
      termsVersion: 'T-1',
      policyVersion: 'C-7',
    });
  });

  it('change on the day on which a new version takes effect', async () => {
    const offer = await aDeparture(leads);
    await leads.advance(6 * dayMs);
    const page = await startBooking(leads, offer);
    expect(await bookingOf(leads, page.bookingRef)).toMatchObject({ termsVersion: 'T-2' });
  });
});
