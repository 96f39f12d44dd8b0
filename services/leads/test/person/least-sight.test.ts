import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Role } from '@valam/contracts/identity/auth.schema';
import { leadsAuditRecorded } from '@valam/contracts/identity/audit.events';
import * as rpc from '@valam/contracts/leads/booking.rpc';
import { createLead } from '@valam/contracts/leads/lead.rpc';
import { adminRpcs } from '@valam/contracts/shared/admin';
import { aDeparture, refusal } from '../kit/builders.js';
import { backOfficeOf, staff } from '../kit/back-office.js';
import { aPaidBooking } from '../kit/paid-booking.js';
import { startLeads, type Leads } from '../kit/start-leads.js';

const marker = 'MARKER-3b7e';
const roles: readonly Role[] = ['owner', 'operations', 'sales', 'finance'];

describe('hidden data of a booking and an inquiry', () => {
  let leads: Leads;
  let bookingId: string;
  let token: string;
  let leadId: string;
  const get = (role: Role, entity: string, id: string) =>
    leads.rpc.call(adminRpcs.leads.get, { caller: staff(role), entity, id });
  const entries = async (id: string) =>
    (await leads.publishedEvents(leadsAuditRecorded))
      .map(({ payload }) => payload)
      .filter((one) => one.id === id);

  beforeAll(async () => {
    leads = await startLeads();
    const offer = await aDeparture(leads);
    const wishes = { diet: `${marker}-diet`, needs: `${marker}-needs` };
    const paid = await aPaidBooking(leads, offer, { quantity: 1, ...wishes });
    [bookingId, token] = [paid.booking.id, paid.token];
    await leads.rpc.call(rpc.saveTravellers, {
      token,
      travellers: [
        {
          fullName: 'Anna Berg',
          passportNumber: `${marker}-passport`,
          medicalNotes: `${marker}-health`,
          diet: `${marker}-diet`,
          emergencyContact: { name: `${marker}-contact`, phone: '1', relation: 'x' },
        },
      ],
    });
    const { id } = await leads.rpc.call(createLead, {
      lead: {
        type: 'inquiry',
        firstName: 'Ilse',
        lastName: 'Wolf',
        email: 'ilse@example.org',
        mobile: '+491701234567',
        quantity: 1,
      } as never,
      idempotencyKey: null,
    });
    leadId = id;
  });
  afterAll(() => leads.stop());

  it.each(roles)('is in no record that %s can read', async (role) => {
    const booking = await get(role, 'bookings', bookingId);
    expect(booking).toMatchObject({ manageUrl: null, diet: null, travellers: [{ fullName: 'Anna Berg' }] });
    expect(JSON.stringify(booking)).not.toContain(marker);
    expect(JSON.stringify(booking)).not.toContain(token);
    expect(await get(role, 'leads', leadId)).toMatchObject({ statusUrl: null });
  });

  it('can be opened by operators, which is audited', async () => {
    const { act } = backOfficeOf(leads);
    for (const role of ['sales', 'finance'] as const)
      for (const action of ['open-details', 'open-link'])
        expect(await refusal(act('bookings', bookingId, action, {}, role))).toMatchObject({
          code: 'admin.role_refused',
        });
    const details = await act('bookings', bookingId, 'open-details', {}, 'operations');
    expect(details).toMatchObject({
      needs: `${marker}-needs`,
      travellers: [{ passportNumber: `${marker}-passport`, medicalNotes: `${marker}-health` }],
    });
    expect(details).not.toHaveProperty('manageUrl');
    const link = await act('bookings', bookingId, 'open-link');
    expect(link).toEqual({ manageUrl: expect.stringContaining(token) as unknown });
    expect(await refusal(act('leads', leadId, 'open-link', {}, 'finance'))).toMatchObject({
      code: 'admin.role_refused',
    });
    await act('leads', leadId, 'open-link', {}, 'sales');
    expect(await entries(bookingId)).toMatchObject([
      { action: 'open-details', actor: { role: 'operations', email: 'boss@valam.example' } },
      { action: 'open-link', actor: { role: 'owner' } },
    ]);
    expect(await entries(leadId)).toMatchObject([{ action: 'open-link', actor: { role: 'sales' } }]);
  });

  it('is in no audit entry, unlike changes of other fields', async () => {
    const { act } = backOfficeOf(leads);
    await act('bookings', bookingId, 'note', { text: 'Call back' });
    await act('bookings', bookingId, 'resend', { mail: 'confirmation' });
    await act('bookings', bookingId, 'cancel', { reason: 'by telephone' });
    const said = await entries(bookingId);
    expect(said.at(-1)).toMatchObject({
      action: 'cancel',
      reason: 'by telephone',
      changes: { state: { from: 'deposit_paid', to: 'cancelled' } },
    });
    for (const { before, after } of said) expect([before, after]).toEqual([null, null]);
    const [{ all } = { all: '' }] = await leads.dataSource.query<{ all: string }[]>(
      `select string_agg(payload::text, '') as all from outbox where subject = $1`,
      [leadsAuditRecorded.subject],
    );
    expect(all).not.toContain(marker);
    expect(all).not.toContain(token);
  });
});
