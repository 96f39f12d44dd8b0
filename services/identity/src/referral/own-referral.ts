import { Injectable } from '@nestjs/common';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import { referralProgram, type OwnReferral as Dashboard } from '@valam/contracts/identity/referral.schema';
import { money } from '@valam/contracts/shared/money';
import { CommissionQueries } from '../commission/commission-queries.js';
import { OwnPayouts } from '../payout/own-payouts.js';
import { DashboardFrame } from './dashboard-frame.js';
import type { ReferralCounts } from './leads-of-code.js';
import { OwnCode } from '../contributor/own-code.js';
import { ReachOfCode } from './reach-of-code.js';

/** The last twelve months up to this day, oldest first, as `2027-02`. */
function lastTwelveMonths(today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const last = year * 12 + month - 1;
  return Array.from({ length: 12 }, (_, index) => {
    const at = last - 11 + index;
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
}

/** The partner's dashboard: clicks, leads, earnings by month, the next payout. */
@Injectable()
export class OwnReferral {
  constructor(
    private readonly codes: OwnCode,
    private readonly reach: ReachOfCode,
    private readonly commissions: CommissionQueries,
    private readonly payouts: OwnPayouts,
    private readonly frame: DashboardFrame,
  ) {}

  async run(caller: Caller): Promise<Dashboard> {
    const own = await this.codes.of(caller);
    const today = this.frame.today();
    const months = lastTwelveMonths(today);
    const since = `${months[0]}-01`;
    const [clicks, counts, earnings, earned, freeRetreat, payout] = await Promise.all([
      this.reach.clicks(own.id, since),
      this.reach.leads(own, months.length),
      this.commissions.earnings(own.id),
      this.commissions.byMonth(own.id, since),
      this.freeRetreat(own.id, Number(today.slice(0, 4))),
      this.payouts.outlook(own.id, today),
    ]);
    const minor = new Map(earned.map((sum) => [sum.month, sum.minor]));
    return {
      contributorId: own.id,
      name: own.name,
      referralCode: own.referralCode,
      referralLink: this.frame.link(own.referralCode),
      clicks: clicks.total,
      leads: counts?.totalReferrals ?? null,
      bookings: counts?.successfulBookings ?? null,
      earnings,
      byMonth: months.map((month) => ({
        month,
        clicks: clicks.byMonth.get(month) ?? 0,
        ...leadsIn(month, counts),
        earned: money(minor.get(month) ?? 0, 'USD'),
      })),
      freeRetreat,
      ...payout,
      terms: {
        commissionPercent: referralProgram.commissionPercent,
        releaseDays: referralProgram.releaseDays,
        payoutMinimum: payout.nextPayout.minimum,
      },
    };
  }

  /** A retreat earned in December, or by a trip that ended then, is not lost on January 1. */
  private async freeRetreat(contributorId: string, year: number): Promise<Dashboard['freeRetreat']> {
    const needed = referralProgram.freeRetreatBookings;
    const completedBookings = await this.commissions.completedIn(contributorId, year);
    const before = await this.commissions.completedIn(contributorId, year - 1);
    const earnedBefore = { year: year - 1, completedBookings: before };
    return { year, completedBookings, needed, ...(before >= needed ? { earnedBefore } : {}) };
  }
}

function leadsIn(
  month: string,
  counts: ReferralCounts | null,
): { leads: number | null; bookings: number | null } {
  if (!counts) return { leads: null, bookings: null };
  const found = counts.byMonth.find((of) => of.month === month);
  return { leads: found?.leads ?? 0, bookings: found?.bookings ?? 0 };
}
