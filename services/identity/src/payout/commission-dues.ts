import { Injectable } from '@nestjs/common';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import type { CommissionOutlook } from '@valam/contracts/identity/commission.schema';
import { referralProgram } from '@valam/contracts/identity/referral.schema';
import { money as moneyRoles } from '@valam/contracts/identity/role-groups';
import { addDays, istDay } from '@valam/contracts/shared/days';
import { allowRole } from '@valam/service-kit/admin/allow-role';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource } from 'typeorm';
import { nextRunDay } from './payout-plan.js';

const paidByDay = `select to_char(paid_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day, sum(amount_minor) as minor
         from payout where state = 'paid' group by 1 order by 1`;

const dueByDay = `select l.state, to_char(coalesce((c.closes_at at time zone 'Asia/Kolkata')::date, c.end_date), 'YYYY-MM-DD') as ends,
              sum(l.amount_minor) as minor
         from commission_line l join commission c on c.booking_id = l.booking_id
        where l.state in ('pending', 'locked', 'approved', 'in_payout') group by 1, 2`;

interface DueRow {
  state: CommissionOutlook['due'][number]['state'];
  /** The last day of the trip, if known. */
  ends: string | null;
  minor: string;
}

/** Payouts, and amounts due to partners with their dates, for the cash report in leads. */
@Injectable()
export class CommissionDues {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async run(caller: Caller): Promise<CommissionOutlook> {
    allowRole(caller, moneyRoles);
    const today = istDay(this.clock.now());
    const paid = await this.dataSource.query<{ day: string; minor: string }[]>(paidByDay);
    const rows = await this.dataSource.query<DueRow[]>(dueByDay);
    return {
      paid: paid.map(({ day, minor }) => ({ day, minor: Number(minor) })),
      due: daysOf(rows, today),
    };
  }
}

/**
 * A proposed payout may be paid on any day; approved lines in the next run, others in the first run after
 * their release.
 */
function daysOf(rows: readonly DueRow[], today: string): CommissionOutlook['due'] {
  const sums = new Map<string, CommissionOutlook['due'][number]>();
  for (const { state, ends, minor } of rows) {
    const released = addDays(ends ?? today, referralProgram.releaseDays);
    const waiting = released > today ? nextRunDay(addDays(released, -1)) : nextRunDay(today);
    const day = state === 'in_payout' ? today : state === 'approved' ? nextRunDay(today) : waiting;
    const known = sums.get(`${day} ${state}`);
    sums.set(`${day} ${state}`, { day, state, minor: (known?.minor ?? 0) + Number(minor) });
  }
  return [...sums.values()].sort((a, b) => a.day.localeCompare(b.day));
}
