import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { staffRoles, type Role } from '@valam/contracts/identity/auth.schema';
import { getOccupancyReport } from '@valam/contracts/leads/report.rpc';
import { money } from '@valam/contracts/shared/money';
import { ReadSales } from '../../src/report/read-sales.js';
import { backOfficeOf, staff } from '../kit/back-office.js';
import { aDeparture, refusal } from '../kit/builders.js';
import { aPaidBooking } from '../kit/paid-booking.js';
import { startLeads, type Leads } from '../kit/start-leads.js';

const dayMs = 86_400_000;

describe('the occupancy report', () => {
  let leads: Leads;
  beforeAll(async () => {
    leads = await startLeads();
  });
  afterAll(() => leads.stop());

  const report = (from: string, to: string, role: Role = 'owner') =>
    leads.rpc.call(getOccupancyReport, { from, to, caller: staff(role) });

  it('forecasts a departure at risk from the growth of the previous one, with the amount at stake', async () => {
    // Today is 2027-01-04: the first departure has two travelers 40 days ahead, and three in the end.
    const first = await aDeparture(leads, {
      startDate: '2027-02-13',
      endDate: '2027-02-20',
      minimumGroup: 2,
    });
    await aPaidBooking(leads, first, { quantity: 2 });
    await leads.advance(20 * dayMs);
    await aPaidBooking(leads, first, { quantity: 1 });
    await leads.advance(40 * dayMs);
    // Today is 2027-03-05.
    const dates = { tourId: first.tourId, startDate: '2027-04-14', endDate: '2027-04-20' };
    const next = await aDeparture(leads, { ...dates, minimumGroup: 4 });
    await aPaidBooking(leads, next, { quantity: 2 });
    await leads.get(ReadSales).run();
    const shown = await report('2027-04-01', '2027-04-30');
    expect(shown).toMatchObject({
      today: '2027-03-05',
      now: { departures: 1, canceled: 0, capacity: 12, sold: 2 },
      then: { departures: 0 },
      before: { from: '2027-03-02', to: '2027-03-31' },
    });
    expect(shown.departures).toMatchObject([
      {
        id: next.departureId,
        daysLeft: 40,
        sold: 2,
        minimum: 4,
        earlier: [{ startDate: '2027-02-13', then: 2, final: 3 }],
        expected: 3,
        outlook: 'at_risk',
        atStake: [money(498_000, 'USD')],
      },
    ]);
    await aPaidBooking(leads, next, { quantity: 1, currency: 'EUR' });
    expect((await report('2027-04-01', '2027-04-30')).departures).toMatchObject([
      { outlook: 'on_course', expected: 4, atStake: [money(229_000, 'EUR'), money(498_000, 'USD')] },
    ]);
    expect((await report('2027-02-01', '2027-02-28')).departures).toMatchObject([{ outlook: 'departed' }]);
  });

  it('excludes the seats of canceled departures from the share', async () => {
    const offer = await aDeparture(leads, { startDate: '2027-07-01', endDate: '2027-07-05' });
    await backOfficeOf(leads).act('departures', offer.departureId, 'cancel', { reason: 'A strike.' });
    expect(await report('2027-07-01', '2027-07-31')).toMatchObject({
      now: { departures: 0, canceled: 1, capacity: 0, sold: 0 },
      departures: [{ outlook: 'canceled', expected: null }],
    });
  });

  it('is available to all staff, its amounts only to roles that may see money', async () => {
    for (const role of staffRoles) {
      const { departures } = await report('2027-04-01', '2027-04-30', role);
      expect([role, departures[0]?.atStake === null]).toEqual([role, ['sales', 'content'].includes(role)]);
    }
    expect((await refusal(report('2027-04-01', '2027-04-30', 'contributor'))).code).toBe(
      'admin.role_refused',
    );
    expect((await refusal(report('2027-05-01', '2027-04-30'))).code).toBe('leads.report_range');
  });
});
