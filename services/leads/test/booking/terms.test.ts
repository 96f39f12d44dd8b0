import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Role } from '@valam/contracts/identity/auth.schema';
import { getTourAvailability } from '@valam/contracts/leads/availability.rpc';
import { adminRpcs } from '@valam/contracts/shared/admin';
import { aDeparture, aRequest, refusal, startBooking } from '../kit/builders.js';
import { bookingOf } from '../kit/paid-booking.js';
import { startLeads, type Leads } from '../kit/start-leads.js';

const minuteMs = 60_000;

describe('the operator’s terms', () => {
  let leads: Leads;
  beforeAll(async () => {
    leads = await startLeads();
  });
  afterAll(() => leads.stop());

  const set = (values: Record<string, unknown>, version: number, role: Role = 'finance') =>
    leads.rpc.call(adminRpcs.leads.update, {
      caller: { userId: randomUUID(), role, sessionId: null, contributorId: null, email: 'x@valam.example' },
      entity: 'booking-terms',
      id: 'all',
      version,
      values,
    });

  it('apply to bookings that are made from then on', async () => {
    const offer = await aDeparture(leads);
    const before = await bookingOf(leads, (await startBooking(leads, offer)).bookingRef);
    expect(before.depositMinor).toBe(49_800);
    const { version } = await set({ depositPercent: 30, balanceDaysBefore: 45, holdMinutes: 60 }, 1);
    expect(version).toBe(2);
    const [shown] = await leads.rpc.call(getTourAvailability, { slug: offer.tourSlug ?? '' });
    expect(shown?.terms).toEqual({ depositPercent: 30, balanceDaysBefore: 45 });

    const old = await refusal(startBooking(leads, offer));
    expect(old).toMatchObject({
      code: 'leads.price_changed',
      details: { amount: 2_490, depositAmount: 747 },
    });
    const request = aRequest(offer);
    const page = await startBooking(leads, offer, { email: request.email, depositAmount: 747 });
    const after = await bookingOf(leads, page.bookingRef);
    expect(after.depositMinor).toBe(74_700);
    expect(after.balanceDueAt?.toISOString()).toBe('2027-04-17T18:29:59.999Z');
    expect(after.holdExpiresAt?.getTime()).toBe(after.createdAt.getTime() + 60 * minuteMs);
    expect((await bookingOf(leads, before.ref)).depositMinor).toBe(49_800);
  });

  it('may be set only by roles responsible for money, within limits', async () => {
    expect((await refusal(set({ depositPercent: 25 }, 2, 'sales'))).kind).toBe('forbidden');
    for (const values of [{ depositPercent: 0 }, { depositPercent: 100 }, { holdMinutes: 31 }])
      expect((await refusal(set(values, 2))).kind).toBe('invalid');
    expect((await refusal(set({ depositPercent: 25 }, 1))).code).toBe('admin.version_stale');
  });
});
