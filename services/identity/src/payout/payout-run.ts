import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { referralProgram } from '@valam/contracts/identity/referral.schema';
import { addDays, istDay } from '@valam/contracts/shared/days';
import { money } from '@valam/contracts/shared/money';
import { Clock } from '@valam/service-kit/clock/clock';
import { inParts, inTransactions } from '@valam/service-kit/database/in-transactions';
import { DataSource, In, type EntityManager } from 'typeorm';
import { Scheduled } from '../jobs.js';
import { CommissionLineEntity } from '../commission/commission-line.entity.js';
import { CommissionSteps } from '../commission/commission-steps.js';
import { SettleBooking } from '../commission/settle-booking.js';
import { ContributorEntity } from '../contributor/contributor.entity.js';
import { isInGoodStanding } from '../contributor/contributor-states.js';
import { UserEntity } from '../user/user.entity.js';
import { PayoutDetailsEntity } from './payout-details.entity.js';
import { payableFrom } from './payout-details.js';
import { planPayouts, type PlannedPayout } from './payout-plan.js';
import { PayoutEntity } from './payout.entity.js';

/** Bookings with lines to be approved whose trip ended on `$1` or earlier. */
const bookingsToRelease = `select c.booking_id as "bookingId" from commission c
        where (c.closes_at at time zone 'Asia/Kolkata')::date <= $1
          and exists (select from commission_line l where l.booking_id = c.booking_id and l.state in ('pending', 'locked'))
        order by c.booking_id`;

const lockCommissions = `select booking_id as "bookingId" from commission where booking_id in
         (select booking_id from commission_line where state = 'approved') order by booking_id for update`;

/** Several days, so that an outage on the first of the month does not skip the run. */
const lastDayOfMonthlyRun = 3;

export interface RunResult {
  readonly runId: string;
  readonly payouts: PayoutEntity[];
}

/** Plans and proposes payouts: one for each partner who has reached the minimum, with all approved lines. */
@Injectable()
export class PayoutRun {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly steps: CommissionSteps,
    private readonly settleBooking: SettleBooking,
  ) {}

  /** Returns the plan of a run at this time; changes nothing. */
  async preview(tx: EntityManager): Promise<PlannedPayout[]> {
    const { plan } = await this.plan(tx, await this.approvedLines(tx));
    return plan;
  }

  async run(tx: EntityManager, actor: string): Promise<RunResult> {
    await tx.query(`select pg_advisory_xact_lock(hashtext('payout-run'))`);
    const bookings = await this.holdBookings(tx);
    // Lines that were approved since then belong to bookings that are not locked: they wait for the next run.
    const lines = (await this.approvedLines(tx)).filter(({ bookingId }) => bookings.has(bookingId));
    const { plan, details } = await this.plan(tx, lines);
    const runId = randomUUID();
    const payouts: PayoutEntity[] = [];
    for (const planned of plan) {
      const to = details.get(planned.contributorId);
      if (planned.verdict !== 'pay' || !to) continue;
      const own = lines.filter((line) => line.contributorId === planned.contributorId);
      const payout = await tx.save(this.entity(runId, planned, own.length, to, actor));
      const moves = own.map((line) => ({ line, to: 'in_payout' as const }));
      await this.steps.move(tx, moves, { actor, reason: null, payoutId: payout.id });
      payouts.push(payout);
    }
    return { runId, payouts };
  }

  /** Proposes the month's payouts automatically, once a month in business time; staff export and pay them. */
  @Scheduled('propose-payouts')
  async proposeMonthly(): Promise<void> {
    const today = istDay(this.clock.now());
    if (Number(today.slice(8)) > lastDayOfMonthlyRun) return;
    await inParts(
      () => this.release(today),
      () => this.proposeOnce(today),
    );
  }

  /** A line that is released today would wait for a month if its job has not run, for example after an outage. */
  private async release(today: string): Promise<void> {
    const endedOn = addDays(today, -referralProgram.releaseDays);
    const due = await this.dataSource.query<{ bookingId: string }[]>(bookingsToRelease, [endedOn]);
    await inTransactions(this.dataSource, due, (tx, { bookingId }) =>
      this.settleBooking.run(tx, bookingId, 'the calendar'),
    );
  }

  private async proposeOnce(today: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const noted = await tx.query<unknown[]>(
        'insert into payout_month (month, at) values ($1, $2) on conflict do nothing returning month',
        [today.slice(0, 7), this.clock.now()],
      );
      if (noted.length > 0) await this.run(tx, 'the monthly run');
    });
  }

  /** Locks the bookings, so that none is refunded, held or voided between the sum and the payout. */
  private async holdBookings(tx: EntityManager): Promise<Set<string>> {
    const rows = await tx.query<{ bookingId: string }[]>(lockCommissions);
    return new Set(rows.map(({ bookingId }) => bookingId));
  }

  private approvedLines(tx: EntityManager): Promise<CommissionLineEntity[]> {
    return tx.find(CommissionLineEntity, {
      where: { state: 'approved' },
      order: { occurredAt: 'ASC', id: 'ASC' },
    });
  }

  private async plan(tx: EntityManager, lines: readonly CommissionLineEntity[]) {
    const ids = [...new Set(lines.map((line) => line.contributorId))];
    const partners = await tx.findBy(ContributorEntity, { id: In(ids) });
    const details = await tx.findBy(PayoutDetailsEntity, { contributorId: In(ids) });
    const detailsOf = new Map(details.map((of) => [of.contributorId, of]));
    // An attacker may have changed the payout details of a blocked account.
    const blocked = await tx.findBy(UserEntity, { contributorId: In(ids), isBlocked: true });
    const areBlocked = new Set(blocked.map(({ contributorId }) => contributorId));
    const payables = partners.map((partner) => ({
      contributorId: partner.id,
      amounts: lines
        .filter((line) => line.contributorId === partner.id)
        .map((line) => money(line.amountMinor, 'USD')),
      payableFrom: payableFromOf(detailsOf.get(partner.id)),
      isInGoodStanding: isInGoodStanding(partner.approvalStatus) && !areBlocked.has(partner.id),
    }));
    return { plan: planPayouts(payables, this.clock.now()), details: detailsOf };
  }

  private entity(
    runId: string,
    { contributorId, amount }: PlannedPayout,
    lineCount: number,
    to: PayoutDetailsEntity,
    actor: string,
  ): PayoutEntity {
    const now = this.clock.now();
    return Object.assign(new PayoutEntity(), {
      id: randomUUID(),
      runId,
      contributorId,
      amountMinor: amount.amountMinor,
      lineCount,
      state: 'proposed' as const,
      method: to.method,
      sealedDetails: to.sealed,
      maskedDetails: to.masked,
      proposedAt: now,
      proposedBy: actor,
      version: 1,
      updatedAt: now,
    });
  }
}

const payableFromOf = (details: PayoutDetailsEntity | undefined) => (details ? payableFrom(details) : null);
