import { Injectable } from '@nestjs/common';
import type { getReferralCounts, listReferredLeads } from '@valam/contracts/leads/referral.rpc';
import { istDay } from '@valam/contracts/shared/days';
import type { RpcInput, RpcReturn } from '@valam/contracts/shared/define';
import { inWholeUnits, money } from '@valam/contracts/shared/money';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource, Not } from 'typeorm';
import { LeadEntity } from '../lead/lead.entity.js';
import { normalisedCode } from '../lead/referral-claim.js';

type Counts = RpcReturn<typeof getReferralCounts>;

interface Sums {
  people: number;
  paid: number;
  pending: number;
}

const defaultMonths = 12;
const code = (given: string): string => given.trim().toUpperCase();

/** What a referral code brought: leads and bookings, for the partner's dashboard. */
@Injectable()
export class ReferralFigures {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async counts(input: RpcInput<typeof getReferralCounts>): Promise<Counts> {
    const [sums, byMonth, completed] = await Promise.all([
      this.sums(code(input.code)),
      this.byMonth(code(input.code), input.months ?? defaultMonths),
      this.completedThisYear(code(input.code)),
    ]);
    return {
      totalReferrals: sums?.people ?? 0,
      successfulBookings: sums?.paid ?? 0,
      pendingInquiries: sums?.pending ?? 0,
      completedThisYear: completed,
      byMonth,
    };
  }

  async leads(input: RpcInput<typeof listReferredLeads>): Promise<RpcReturn<typeof listReferredLeads>> {
    const [rows, total] = await this.dataSource.manager.findAndCount(LeadEntity, {
      where: { referralCode: code(input.code), state: Not('spam') },
      order: { createdAt: 'DESC', id: 'ASC' },
      skip: (input.page - 1) * input.perPage,
      take: input.perPage,
    });
    return { total, items: rows.map(row) };
  }

  /** People count once, however often they write; a payment counts each. */
  private async sums(referralCode: string): Promise<Sums | undefined> {
    const [sums] = await this.dataSource.query<Sums[]>(
      `select count(distinct coalesce(person_email, person_phone, id::text)) as people,
              count(*) filter (where payment_status = 'paid') as paid,
              count(*) filter (where payment_status = 'pending' and state <> 'lost') as pending
         from lead where referral_code = $1 and state <> 'spam'`,
      [referralCode],
    );
    return sums;
  }

  private byMonth(referralCode: string, months: number): Promise<Counts['byMonth']> {
    return this.dataSource.query(
      `with month as (
         select generate_series(date_trunc('month', $2::date) - ($3::int - 1) * interval '1 month', $2::date, interval '1 month') as starts
       )
       select to_char(month.starts, 'YYYY-MM') as month,
              count(lead.id)::int as leads,
              (count(lead.id) filter (where lead.type = 'booking' and lead.payment_status in ('paid', 'refunded')))::int as bookings
         from month left join lead on lead.referral_code = $1 and lead.state <> 'spam'
          and (lead.created_at at time zone 'Asia/Kolkata') >= month.starts
          and (lead.created_at at time zone 'Asia/Kolkata') < month.starts + interval '1 month'
        group by month.starts order by month.starts`,
      [referralCode, istDay(this.clock.now()), months],
    );
  }

  private async completedThisYear(referralCode: string): Promise<number> {
    const year = istDay(this.clock.now()).slice(0, 4);
    const [row] = await this.dataSource.query<{ count: number }[]>(
      `select count(*) as count from booking b join departure d on d.id = b.departure_id
        where b.referral_code = $1 and b.state = 'completed' and d.end_date between $2 and $3`,
      [referralCode, `${year}-01-01`, `${year}-12-31`],
    );
    return row?.count ?? 0;
  }
}

function row(lead: LeadEntity): RpcReturn<typeof listReferredLeads>['items'][number] {
  const { id, type, name, email, tourTitle, paymentStatus, amountMinor, currency, sourceUrl, createdAt } =
    lead;
  // A code that counts because of an earlier form tells its partner nothing about who this is.
  const hasCarried = normalisedCode(lead.referralCodeUsed) === lead.referralCode;
  const amount = amountMinor !== null && currency ? inWholeUnits(money(amountMinor, currency)) : null;
  return {
    id,
    type,
    name: hasCarried ? name : null,
    email: hasCarried ? email : null,
    tourTitle,
    paymentStatus,
    amount,
    currency,
    sourceUrl: hasCarried ? sourceUrl : null,
    createdAt: createdAt.toISOString(),
  };
}
