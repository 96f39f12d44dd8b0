import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getSalesReport, listSalesEntries } from '@valam/contracts/leads/report.rpc';
import type { SalesGroup } from '@valam/contracts/leads/report.schema';
import { keyOfNone } from '@valam/contracts/shared/report-range';
import { ReadSales } from '../../src/report/read-sales.js';
import { staff } from '../kit/back-office.js';
import { aDeparture } from '../kit/builders.js';
import { aPaidBooking } from '../kit/paid-booking.js';
import { startLeads, type Leads } from '../kit/start-leads.js';

const month = { from: '2027-01-01', to: '2027-01-31' };

describe('the rows of the sales report', () => {
  let leads: Leads;
  beforeAll(async () => {
    leads = await startLeads();
    for (const tourTitle of ['City of Light', 'Lamps of Kerala', 'Where Three Seas Meet']) {
      const offer = await aDeparture(leads, { tourId: randomUUID(), tourTitle });
      await aPaidBooking(leads, offer, {
        mobile: tourTitle.startsWith('City') ? '+4915112345678' : '+919000012345',
      });
    }
    await leads.get(ReadSales).run();
  });
  afterAll(() => leads.stop());

  const report = (by: SalesGroup) =>
    leads.rpc.call(getSalesReport, { ...month, by, currency: 'USD', caller: staff('owner') });
  const entries = (by: SalesGroup, key?: string) =>
    leads.rpc.call(listSalesEntries, {
      ...{ ...month, by, page: 1, currency: 'USD' as const, caller: staff('owner') },
      ...(key !== undefined && { key }),
    });

  it('have the title of their own tour', async () => {
    const { rows } = await report('tour');
    expect(rows.map(({ label }) => label).sort()).toEqual([
      'City of Light',
      'Lamps of Kerala',
      'Where Three Seas Meet',
    ]);
    for (const { key, label } of rows) {
      const { items } = await entries('tour', key);
      expect(items.map(({ tourTitle }) => tourTitle)).toEqual([label]);
    }
  });

  it('link to the counted bookings, including the row without a code or partner', async () => {
    for (const by of ['day', 'country', 'partner', 'promo'] as const) {
      const { rows } = await report(by);
      for (const { key, now } of rows) {
        const { total } = await entries(by, key === '' ? keyOfNone : key);
        expect([by, key, total]).toEqual([by, key, now.bookings]);
      }
    }
    expect((await entries('day')).total).toBe(3);
    expect((await entries('country', keyOfNone)).total).toBe(0);
  });
});
