import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { staffAccessEnded, staffLeft } from '@valam/contracts/identity/staff.events';
import { getRoster } from '@valam/contracts/leads/roster.rpc';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { staffAddresses } from '../../src/person/former-staff.sql.js';
import { backOfficeOf } from '../kit/back-office.js';
import { aDeparture } from '../kit/builders.js';
import { aGiftCard } from '../kit/gift-card.js';
import { aPaidBooking } from '../kit/paid-booking.js';
import { startLeads, type Leads } from '../kit/start-leads.js';

const email = 'boss@valam.example';

describe('a former staff member', () => {
  let leads: Leads;
  beforeAll(async () => {
    leads = await startLeads();
  });
  afterAll(() => leads.stop());

  it('is named by every column with a decision', async () => {
    const columns = await leads.dataSource.query<{ place: string }[]>(
      `select table_name || '.' || column_name as place from information_schema.columns
        where table_schema = 'public' and data_type = 'text' and column_name ~ '(_by|author)$' order by 1`,
    );
    const named = staffAddresses.map((place) => place.join('.')).sort();
    expect(columns.map(({ place }) => place)).toEqual(named);
  });

  /** The tables that contain the address, except pending events. */
  const places = async (): Promise<string[]> => {
    const tables = await leads.dataSource.query<{ name: string }[]>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'outbox'`,
    );
    const found = await Promise.all(
      tables.map(async ({ name }) => {
        const rows = await leads.dataSource.query<unknown[]>(
          `select 1 from "${name}" t where to_jsonb(t)::text like '%' || $1 || '%' limit 1`,
          [email],
        );
        return rows.length > 0 ? [name] : [];
      }),
    );
    return found.flat().sort();
  };

  it('has no valid roster link once the access has ended', async () => {
    const offer = await aDeparture(leads);
    const { act } = backOfficeOf(leads);
    const sharing = {
      columns: ['diet'],
      validUntil: new Date(leads.clock.now().getTime() + 86_400_000).toISOString(),
    };
    const share = () => act('departures', offer.departureId, 'share-roster', sharing);
    const opens = ({ url }: Record<string, unknown>) =>
      leads.rpc.call(getRoster, { token: String(url).split('/').at(-1) ?? '' }).then(
        () => true,
        () => false,
      );
    const [mine, ofAColleague] = [await share(), await share()];
    await leads.dataSource.query(
      `update roster_link set created_by = 'colleague@valam.example' where id = $1`,
      [ofAColleague['id']],
    );
    expect([await opens(mine), await opens(ofAColleague)]).toEqual([true, true]);
    const ended = { userId: randomUUID(), email, endedAt: leads.clock.now().toISOString() };
    await leads.receive(staffAccessEnded, ended);
    await waitFor(async () => !(await opens(mine)));
    expect(await opens(ofAColleague)).toBe(true);
    // Unblocked: new links of this person are valid.
    await leads.advance(1_000);
    const later = await share();
    await leads.receive(staffAccessEnded, ended);
    expect(await opens(later)).toBe(true);
    // The address may be replaced before the other event is handled.
    await leads.receive(staffLeft, { ...ended, name: 'Meera Nair', leftAt: leads.clock.now().toISOString() });
    await waitFor(async () => !(await opens(later)));
    expect(await opens(ofAColleague)).toBe(true);
  });

  it('is kept with the name, and without the address', async () => {
    const offer = await aDeparture(leads);
    const { booking } = await aPaidBooking(leads, offer);
    const { act } = backOfficeOf(leads);
    const amount = { amountMinor: 1_000, currency: booking.currency };
    await act('bookings', booking.id, 'note', { text: 'Prefers the window.' });
    await act('bookings', booking.id, 'offline-payment', { amount, reason: 'Bank transfer' });
    await act('bookings', booking.id, 'refund', { amount, reason: 'Goodwill.' });
    const tomorrow = new Date(leads.clock.now().getTime() + 86_400_000);
    const sharing = { columns: ['diet'], validUntil: tomorrow.toISOString() };
    await act('departures', offer.departureId, 'share-roster', sharing);
    const { card } = await aGiftCard(leads, { amount: 200 });
    await act('gift-cards', card.id, 'refund', { reason: 'Bought twice.' });
    const { id: leadId } = await leads.dataSource.manager
      .query<{ id: string }[]>('select id from lead limit 1')
      .then(([lead]) => lead ?? { id: '' });
    await act('leads', leadId, 'note', { text: 'Call back.' });
    const before = await places();
    expect(before).toEqual(
      expect.arrayContaining([
        'booking_note',
        'gift_card_refund',
        'lead_note',
        'payment',
        'refund',
        'roster_link',
      ]),
    );

    const left = { userId: randomUUID(), email, name: 'Meera Nair', leftAt: leads.clock.now().toISOString() };
    await leads.receive(staffLeft, left);
    await waitFor(async () => (await places()).length === 0);
    const [note] = await leads.dataSource.query('select author from booking_note where booking_id = $1', [
      booking.id,
    ]);
    expect(note).toEqual({ author: 'Meera Nair' });
  });
});
