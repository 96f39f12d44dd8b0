import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { departureOffered } from '@valam/contracts/catalog/departure.events';
import * as booking from '@valam/contracts/leads/booking.rpc';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { parse } from 'csv-parse/sync';
import { DepartureEntity } from '../../src/departure/departure.entity.js';
import { backOfficeOf } from '../kit/back-office.js';
import { aDeparture, pageId } from '../kit/builders.js';
import { aGiftCard } from '../kit/gift-card.js';
import { aPaidBooking } from '../kit/paid-booking.js';
import { startLeads, type Leads } from '../kit/start-leads.js';

let leads: Leads;
beforeAll(async () => {
  leads = await startLeads();
});
afterAll(() => leads.stop());

const many = 12_000;

it('a month of invoices that exceeds a message is read in pages', async () => {
  const { card } = await aGiftCard(leads);
  await leads.dataSource.query(
    `insert into gift_card
     select filled.* from gift_card card, generate_series(1, $2::int) n,
            lateral jsonb_populate_record(null::gift_card, to_jsonb(card) || jsonb_build_object(
              'id', gen_random_uuid(), 'return_token', gen_random_uuid(), 'provider_id', gen_random_uuid(),
              'provider_payment_id', gen_random_uuid(), 'code_hash', gen_random_uuid(),
              'paid_at', timestamptz '2031-05-05 12:00+05:30' + n * interval '1 second')) filled
      where card.id = $1`,
    [card.id, many],
  );
  const { act } = backOfficeOf(leads);
  const page = async (number: number) => {
    const answer = await act('invoices', 'all', 'csv', { month: '2031-05', page: number });
    return {
      rows: parse<Record<string, string>>(String(answer['csv']), { columns: true, bom: true }),
      pages: Number(answer['pages']),
    };
  };
  await aPaidBooking(leads, await aDeparture(leads));
  const first = await page(1);
  expect(first.pages).toBeGreaterThan(1);
  // Issued meanwhile.
  await leads.dataSource.query(`update invoice set issued_at = '2031-05-30'`);
  const rows = [...first.rows];
  for (let number = 2; number <= first.pages; number++) rows.push(...(await page(number)).rows);
  const cards = rows.filter(({ Kind }) => Kind === 'Gift card').map((row) => row['Number at the provider']);
  expect([new Set(cards).size, cards.length]).toEqual([many, many]);
});

it('an opened document is unchanged if the booking moves to another date', async () => {
  const offer = await aDeparture(leads);
  const later = { tourId: offer.tourId, startDate: '2027-09-01', endDate: '2027-09-10' };
  const { departureId: dateId } = await aDeparture(leads, later);
  const { token } = await aPaidBooking(leads, offer);
  const { invoices = [] } = await leads.rpc.call(booking.getBooking, { token });
  const open = () => leads.rpc.call(booking.getInvoice, { token, id: invoices[0]?.id ?? '' });
  const first = await open();
  expect(await open()).toEqual(first);
  await leads.advance(60_000);
  await leads.rpc.call(booking.changeDate, { token, dateId });
  expect(await open()).toEqual(first);
});

it('an opened document is unchanged if its tour is renamed and its date rescheduled', async () => {
  const offer = await aDeparture(leads);
  const { token } = await aPaidBooking(leads, offer);
  const { invoices = [] } = await leads.rpc.call(booking.getBooking, { token });
  const open = () => leads.rpc.call(booking.getInvoice, { token, id: invoices[0]?.id ?? '' });
  const first = await open();
  const now = { tourTitle: 'Another Name', startDate: '2027-06-02', endDate: '2027-06-11' };
  await leads.receive(departureOffered, { ...offer, ...now, version: 2 });
  await waitFor(() =>
    leads.dataSource.manager.findOneBy(DepartureEntity, { id: offer.departureId, tourTitle: now.tourTitle }),
  );
  expect(await open()).toEqual(first);
});

it('a document names the company that was entered when it was first opened, and an earlier one none', async () => {
  const { token } = await aPaidBooking(leads, await aDeparture(leads));
  const listed = async () => (await leads.rpc.call(booking.getBooking, { token })).invoices ?? [];
  const openLast = async () =>
    leads.rpc.call(booking.getInvoice, { token, id: (await listed()).at(-1)?.id ?? '' });
  await openLast();
  const { url } = await leads.rpc.call(booking.payBalance, { token });
  await leads.sandbox.pay(pageId(url));
  await waitFor(async () => (await listed()).length === 2);
  await leads.rpc.call(booking.saveBilling, { token, company: 'Acme', taxNumber: null });
  await openLast();
  expect((await listed()).map(({ company }) => company)).toEqual([null, 'Acme']);
});
