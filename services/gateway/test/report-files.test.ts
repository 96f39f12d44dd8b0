import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getCommissionOutlook } from '@valam/contracts/identity/commission.rpc';
import { getPartnersReport } from '@valam/contracts/identity/partner-report.rpc';
import {
  getCashReport,
  getFunnelReport,
  getOccupancyReport,
  getPromisesReport,
  getSalesReport,
} from '@valam/contracts/leads/report.rpc';
import type { RpcOutput } from '@valam/contracts/shared/define';
import { problem, ProblemError } from '@valam/contracts/shared/problem';
import { unavailableProblem } from '@valam/service-kit/rpc/wire';
import { as, startGatewayWithSessions } from './signed-in.js';
import type { TestGateway } from './start-test-gateway.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGatewayWithSessions();
});
afterAll(() => gateway.stop());

const range = { from: '2026-11-01', to: '2026-11-02' };
const ranges = { range, before: { from: '2026-10-30', to: '2026-10-31' } };
const query = 'from=2026-11-01&to=2026-11-02';

type Sales = RpcOutput<typeof getSalesReport>['rows'][number]['now'];
const sales = (grossMinor: number): Sales => ({
  ...{ bookings: 1, travelers: 2, canceled: 0, discountMinor: 0, leadDays: 40 },
  ...{ grossMinor, reductionMinor: 0, netMinor: grossMinor, refundMinor: 0 },
});

async function linesOf(path: string): Promise<string[]> {
  const response = await gateway.fetch(path, { headers: as('owner') });
  expect([path, response.status]).toEqual([path, 200]);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const report = /reports\/(\w+)\.csv/.exec(path)?.[1];
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="${report}-2026-11-01-2026-11-02.csv"`,
  );
  const text = await response.text();
  return text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\n');
}

describe('a report as a file', () => {
  it('has the rows of the report, numeric amounts, and no formula in a name', async () => {
    await gateway.units.answer(getSalesReport, ({ by, currency }) => ({
      ...ranges,
      ...{ by, currency, readAt: null, totals: [] },
      rows: [{ key: 'asha', label: '=1+1', currency, now: sales(66_405), before: sales(-100) }],
      others: { count: 2, now: sales(100), before: sales(0) },
    }));
    expect(await linesOf(`/api/admin/reports/sales.csv?${query}&by=partner&currency=EUR`)).toEqual([
      'key,label,currency,bookings,travelers,canceled,gross,discount,reduction,net,refund,leadDays,' +
        'bookingsBefore,travelersBefore,canceledBefore,grossBefore,discountBefore,reductionBefore,netBefore,refundBefore,leadDaysBefore',
      "asha,'=1+1,EUR,1,2,0,664.05,0,0,664.05,0,40,1,2,0,-1,0,0,-1,0,40",
      '^,2 others,EUR,1,2,0,1,0,0,1,0,40,1,2,0,0,0,0,0,0,40',
    ]);
  });

  it('has a header without rows', async () => {
    const seats = { departures: 0, canceled: 0, capacity: 0, sold: 0 };
    const steps = { tour: 0, panel: 0, details: 0, payment: 0, deposit: 0 };
    const leads = { received: 0, promised: 0, inTime: 0, proposals: 0, won: 0, lost: 0 };
    const answers = { inTime: 0, late: 0, overdue: 0, waiting: 0, answerMinutes: 0 };
    const partners = { clicks: 0, leads: 0, bookings: 0, canceled: 0, commissionMinor: null };
    const read = { ...ranges, readAt: null, rows: [] };
    await gateway.units.answer(getOccupancyReport, () => ({
      ...ranges,
      ...{ today: '2026-11-02', now: seats, then: seats, departures: [] },
    }));
    await gateway.units.answer(getFunnelReport, ({ by }) => ({
      ...read,
      ...{ by, now: steps, then: steps, leads: { now: leads, then: leads, rows: [], lostReasons: [] } },
    }));
    await gateway.units.answer(getPromisesReport, ({ by }) => ({ ...read, by, now: answers, then: answers }));
    await gateway.units.answer(getPartnersReport, ({ by }) => ({
      ...read,
      ...{ by, now: partners, then: partners, sleeping: [], sleepingTotal: 0 },
    }));
    const headers = async (report: string) =>
      (await linesOf(`/api/admin/reports/${report}.csv?${query}`)).join();
    expect(await headers('occupancy')).toBe(
      'id,tourId,tourTitle,startDate,capacity,sold,minimum,decisionDate,daysLeft,outlook,expected,' +
        'atStakeUSD,atStakeEUR,atStakeGBP,atStakeINR',
    );
    expect(await headers('funnel')).toMatch(/^key,label,tour,panel,details,payment,deposit,tourBefore,/);
    expect(await headers('promises')).toMatch(
      /^key,label,inTime,late,overdue,waiting,answerMinutes,inTimeBefore,/,
    );
    expect(await headers('partners')).toMatch(
      /^key,label,code,clicks,leads,bookings,canceled,commission,clicksBefore,/,
    );
  });

  it('is available without commissions while their ledger or its database is unavailable, like the report', async () => {
    const none = { receivedMinor: 0, giftCardsMinor: 0, refundedMinor: 0, payoutsMinor: 0 };
    const due = { balancesMinor: 0, installmentsMinor: 0, refundsDueMinor: 0, commissionsMinor: 0 };
    const figures = { ...none, ...due };
    const month = { key: '2026-11-01', label: 'November 2026', ...range };
    await gateway.units.answer(getCashReport, ({ currency, commissions }) => ({
      ...ranges,
      ...{
        today: '2026-11-02',
        currency,
        readAt: null,
        hasCommissions: commissions !== null,
        differences: [],
      },
      ...{ positionMinor: 0, then: figures, giftCardLiabilityMinor: 0, refundsUnderWayMinor: 0 },
      ...{ depositsAwaitedMinor: 0, overdueMinor: 0, commissionsPendingMinor: 0, commissionsLockedMinor: 0 },
      commissionsPayableMinor: 0,
      months: [{ ...month, ...figures, receivedMinor: 250, closingMinor: 250, isExpected: false }],
    }));
    const lines = [
      'key,label,from,to,currency,received,giftCards,refunded,payouts,balances,installments,refundsDue,commissions,closing,isExpected',
      '2026-11-01,November 2026,2026-11-01,2026-11-02,USD,2.5,0,0,0,0,0,0,0,2.5,false',
    ];
    expect(await linesOf(`/api/admin/reports/cash.csv?${query}`)).toEqual(lines);
    await gateway.units.answer(getCommissionOutlook, () => {
      throw new ProblemError(unavailableProblem);
    });
    expect(await linesOf(`/api/admin/reports/cash.csv?${query}`)).toEqual(lines);
  });

  it('is refused like the report', async () => {
    await gateway.units.answer(getSalesReport, () => {
      throw problem(getSalesReport, 'admin.role_refused', 'Not for you.');
    });
    const path = '/api/admin/reports/sales.csv';
    const refused = await gateway.fetch(`${path}?${query}`, { headers: as('owner') });
    expect([refused.status, await refused.json()]).toEqual([
      403,
      expect.objectContaining({ kind: 'forbidden' }),
    ]);
    expect((await gateway.fetch(`${path}?${query}`)).status).toBe(401);
    expect((await gateway.fetch(`${path}?from=2026`, { headers: as('owner') })).status).toBe(400);
  });
});
