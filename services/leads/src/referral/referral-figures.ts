import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { getReferralCounts, listReferredLeads } from '@valam/contracts/leads/referral.rpc';
import { istDay } from '@valam/contracts/shared/days';
import type { RpcInput, RpcReturn } from '@valam/contracts/shared/define';
import { inWholeUnits, money } from '@valam/contracts/shared/money';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource, Not, Repository } from 'typeorm';
import { LeadEntity } from '../lead/lead.entity.js';
import { normalisedCode } from '../lead/referral-claim.js';
import { referralSums, referralsByMonth, completedReferrals } from './referral-figures.sql.js';

type Counts = RpcReturn<typeof getReferralCounts>;

interface Sums {
  people: number;
  paid: number;
  pending: number;
}

const defaultMonths = 12;
const code = (given: string): string => given.trim().toUpperCase();

/** Leads and bookings of a referral code, for the partner's dashboard. */
@Injectable()
export class ReferralFigures {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(LeadEntity) private readonly leadRepository: Repository<LeadEntity>,
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
    const [rows, total] = await this.leadRepository.findAndCount({
      where: { referralCode: code(input.code), state: Not('spam') },
      order: { createdAt: 'DESC', id: 'ASC' },
      skip: (input.page - 1) * input.perPage,
      take: input.perPage,
    });
    return { total, items: rows.map(row) };
  }

  /** People count once, regardless of their number of messages; each payment counts. */
  private async sums(referralCode: string): Promise<Sums | undefined> {
    const [sums] = await this.dataSource.query<Sums[]>(referralSums, [referralCode]);
    return sums;
  }

  private byMonth(referralCode: string, months: number): Promise<Counts['byMonth']> {
    return this.dataSource.query(referralsByMonth, [referralCode, istDay(this.clock.now()), months]);
  }

  private async completedThisYear(referralCode: string): Promise<number> {
    const year = istDay(this.clock.now()).slice(0, 4);
    const [row] = await this.dataSource.query<{ count: number }[]>(completedReferrals, [
      referralCode,
      `${year}-01-01`,
      `${year}-12-31`,
    ]);
    return row?.count ?? 0;
  }
}

function row(lead: LeadEntity): RpcReturn<typeof listReferredLeads>['items'][number] {
  const { id, type, name, email, tourTitle, paymentStatus, amountMinor, currency, sourceUrl, createdAt } =
    lead;
  // When the code counts because of an earlier form, the partner does not see who the person is.
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
