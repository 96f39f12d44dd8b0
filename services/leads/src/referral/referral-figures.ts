import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { getReferralCounts, listReferredLeads } from '@valam/contracts/leads/referral.rpc';
import { istDay } from '@valam/contracts/shared/days';
import type { RpcInput, RpcReturn } from '@valam/contracts/shared/define';
import { inWholeUnits, money } from '@valam/contracts/shared/money';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource, In, LessThan, MoreThan, Not, Repository } from 'typeorm';
import { LeadEntity } from '../lead/lead.entity.js';
import { normalizedCode } from '../lead/referral-claim.js';

const referralSums = `select count(distinct coalesce(person_email, person_phone, id::text)) as people,
              count(*) filter (where payment_status = 'paid') as paid,
              count(*) filter (where payment_status = 'pending' and state not in ('won', 'lost')) as pending
         from lead where referral_code = any($1) and state <> 'spam'`;

const referralsByMonth = `with month as (
         select generate_series(date_trunc('month', $2::date) - ($3::int - 1) * interval '1 month', $2::date, interval '1 month') as starts
       )
       select to_char(month.starts, 'YYYY-MM') as month,
              (count(lead.id) filter (where lead.type <> 'booking'))::int as leads,
              (count(lead.id) filter (where lead.type = 'booking' and lead.payment_status in ('paid', 'refunded')))::int as bookings
         from month left join lead on lead.referral_code = any($1) and lead.state <> 'spam'
          and (lead.created_at at time zone 'Asia/Kolkata') >= month.starts
          and (lead.created_at at time zone 'Asia/Kolkata') < month.starts + interval '1 month'
        group by month.starts order by month.starts`;

const completedReferrals = `select count(*) as count from booking b join departure d on d.id = b.departure_id
        where b.referral_code = any($1) and b.state = 'completed' and d.end_date between $2 and $3`;

const totalsOfBookings = 'select id, total_minor as total from booking where id = any($1::uuid[])';

type Counts = RpcReturn<typeof getReferralCounts>;

interface Sums {
  people: number;
  paid: number;
  pending: number;
}

const defaultMonths = 12;
const codesOf = ({
  code,
  formerCodes = [],
}: {
  readonly code: string;
  readonly formerCodes?: readonly string[] | undefined;
}) => [code, ...formerCodes].map((given) => given.trim().toUpperCase());

/** Leads and bookings of a partner's codes, for the dashboard. */
@Injectable()
export class ReferralFigures {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(LeadEntity) private readonly leadRepository: Repository<LeadEntity>,
    private readonly clock: Clock,
  ) {}

  async counts(input: RpcInput<typeof getReferralCounts>): Promise<Counts> {
    const codes = codesOf(input);
    const [sums, byMonth, completed] = await Promise.all([
      this.sums(codes),
      this.byMonth(codes, input.months ?? defaultMonths),
      this.completedThisYear(codes),
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
    const of = { referralCode: In(codesOf(input)), state: Not('spam' as const) };
    const { after, page, perPage } = input;
    const at = after && new Date(after.at);
    const [rows, total] = await this.leadRepository.findAndCount({
      where: at
        ? [
            { ...of, createdAt: LessThan(at) },
            { ...of, createdAt: at, id: MoreThan(after.id) },
          ]
        : of,
      order: { createdAt: 'DESC', id: 'ASC' },
      skip: at ? 0 : (page - 1) * perPage,
      take: perPage,
    });
    const totals = await this.totals(rows);
    return { total, items: rows.map((lead) => row(lead, totals)) };
  }

  /**
   * The current prices of the bookings of some leads, because changes of the group or the date change them.
   */
  private async totals(leads: readonly LeadEntity[]): Promise<ReadonlyMap<string | null, number>> {
    const ids = leads.flatMap(({ bookingId }) => bookingId ?? []);
    const rows = await this.dataSource.query<{ id: string; total: number }[]>(totalsOfBookings, [ids]);
    return new Map(rows.map(({ id, total }) => [id, total]));
  }

  /** People count once, regardless of their number of messages; each payment counts. */
  private async sums(codes: readonly string[]): Promise<Sums | undefined> {
    const [sums] = await this.dataSource.query<Sums[]>(referralSums, [codes]);
    return sums;
  }

  private byMonth(codes: readonly string[], months: number): Promise<Counts['byMonth']> {
    return this.dataSource.query(referralsByMonth, [codes, istDay(this.clock.now()), months]);
  }

  private async completedThisYear(codes: readonly string[]): Promise<number> {
    const year = istDay(this.clock.now()).slice(0, 4);
    const [row] = await this.dataSource.query<{ count: number }[]>(completedReferrals, [
      codes,
      `${year}-01-01`,
      `${year}-12-31`,
    ]);
    return row?.count ?? 0;
  }
}

function row(
  lead: LeadEntity,
  totals: ReadonlyMap<string | null, number>,
): RpcReturn<typeof listReferredLeads>['items'][number] {
  const { id, type, name, email, tourTitle, paymentStatus, bookingId, currency, sourceUrl, createdAt } = lead;
  const amountMinor = totals.get(bookingId) ?? lead.amountMinor;
  // If the code applies because of an earlier form, the partner does not see who the person is.
  const hasCarried = normalizedCode(lead.referralCodeUsed) === lead.referralCode;
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
