import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CommissionState } from '@valam/contracts/identity/commission.schema';
import { Clock } from '@valam/service-kit/clock/clock';
import type { JobPayload } from '@valam/service-kit/jobs/job';
import { addJob } from '@valam/service-kit/jobs/jobs';
import { OnJob } from '@valam/service-kit/jobs/on-job';
import { DataSource, type EntityManager } from 'typeorm';
import { BookingSnapshotEntity } from './booking-snapshot.entity.js';
import { courseOf, nextLook } from './commission-course.js';
import { CommissionEntity } from './commission.entity.js';
import {
  closingOf,
  completionOf,
  counterLine,
  latestNetMinor,
  linesOf,
  withoutGaps,
  type BookingSnapshot,
  type LedgerLine,
} from './commission-ledger.js';
import { holdReasons } from './commission-queries.sql.js';
import { CommissionLineEntity } from './commission-line.entity.js';
import { hasLeft } from './commission-states.js';
import { settleCommissionJob } from './commission.jobs.js';
import { CommissionSteps } from './commission-steps.js';

/** The id of a line is derived from its event, so that it cannot be inserted twice. */
function lineId(bookingId: string, announcement: number, part: 'line' | 'void'): string {
  const hex = createHash('sha256').update(`commission/${bookingId}/${announcement}/${part}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Updates the lines of one booking to match the facts. Idempotent; may run at any time. */
@Injectable()
export class SettleBooking {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly steps: CommissionSteps,
  ) {}

  /** Runs without a new event: when the tour has ended, or on the day of release. */
  @OnJob(settleCommissionJob)
  async settleLater({ bookingId }: JobPayload<typeof settleCommissionJob>): Promise<void> {
    await this.dataSource.transaction((tx) => this.run(tx, bookingId, 'the calendar'));
  }

  async run(
    tx: EntityManager,
    bookingId: string,
    actor: string,
    reason: string | null = null,
  ): Promise<void> {
    const commission = await tx.findOne(CommissionEntity, {
      where: { bookingId },
      lock: { mode: 'pessimistic_write' },
    });
    if (!commission) return;
    const rows = await tx.find(BookingSnapshotEntity, { where: { bookingId }, order: { version: 'ASC' } });
    const known = withoutGaps(rows.map((row) => withDays(row, commission)));
    await this.suspect(tx, commission, rows.slice(0, known.length));
    await this.close(tx, commission, known);
    const lines = await this.write(tx, commission, linesOf(known, commission.ratePercent));
    const facts = {
      latestNetMinor: latestNetMinor(known),
      closesAt: commission.closesAt,
      isHeld: commission.heldAt !== null && commission.releasedAt === null,
      isVoid: commission.voidedAt !== null,
    };
    const states = courseOf(
      lines.map((line) => line.state),
      facts,
      this.clock.now(),
    );
    const why =
      reason ?? (facts.isVoid ? commission.voidReason : facts.isHeld ? commission.holdReason : null);
    await this.steps.move(tx, pairs(lines, states), { actor, reason: why });
  }

  /** Holds once per suspicion: after a release by staff, the same one does not hold it again. */
  private async suspect(
    tx: EntityManager,
    of: CommissionEntity,
    rows: BookingSnapshotEntity[],
  ): Promise<void> {
    if (of.heldAt && !of.releasedAt) return;
    const seen = of.heldAt ? await this.reasonsOfHolds(tx, of) : [];
    const suspicion = rows.map((row) => row.suspicion).find((one) => one && !seen.includes(one));
    if (!suspicion) return;
    const hold = { heldAt: this.clock.now(), holdReason: suspicion, releasedAt: null };
    Object.assign(of, hold);
    await tx.update(CommissionEntity, { bookingId: of.bookingId }, hold);
  }

  private async reasonsOfHolds(tx: EntityManager, of: CommissionEntity): Promise<(string | null)[]> {
    const rows = await tx.query<{ reason: string | null }[]>(holdReasons, [of.bookingId]);
    return [of.holdReason, ...rows.map(({ reason }) => reason)];
  }

  /** Records the end of the trip, and schedules the next time-based update. */
  private async close(
    tx: EntityManager,
    of: CommissionEntity,
    known: readonly BookingSnapshot[],
  ): Promise<void> {
    const { bookingId } = of;
    const last = known.at(-1);
    if (!last) return;
    const { startDate, endDate } = last;
    const change = { startDate, endDate, completedAt: completionOf(known), closesAt: closingOf(known) };
    Object.assign(of, change);
    await tx.update(CommissionEntity, { bookingId }, change);
    const runAt = nextLook(of.closesAt, this.clock.now());
    if (runAt)
      await addJob(tx, settleCommissionJob, { bookingId }, { key: `settle-commission/${bookingId}`, runAt });
  }

  /** Inserts the missing lines; those of a void booking are offset immediately. */
  private async write(
    tx: EntityManager,
    of: CommissionEntity,
    expected: LedgerLine[],
  ): Promise<CommissionLineEntity[]> {
    const { bookingId } = of;
    const written = await tx.find(CommissionLineEntity, {
      where: { bookingId },
      order: { announcement: 'ASC' },
    });
    const left = new Set(written.filter((line) => hasLeft(line.state)).map((line) => line.announcement));
    const counters = of.voidedAt ? expected.filter(({ version }) => !left.has(version)).map(counterLine) : [];
    const have = new Set(written.map((line) => line.id));
    const missing = [...expected, ...counters]
      .map((line) => this.entity(of, line))
      .filter((line) => !have.has(line.id));
    if (missing.length > 0) await tx.insert(CommissionLineEntity, missing);
    await this.steps.begin(tx, missing);
    return [...written, ...missing];
  }

  private entity(of: CommissionEntity, line: LedgerLine): CommissionLineEntity {
    const now = this.clock.now();
    const part = line.cause === 'void' ? 'void' : 'line';
    return Object.assign(new CommissionLineEntity(), {
      // The same event gives the same line, regardless of the replica and the number of attempts.
      id: lineId(of.bookingId, line.version, part),
      bookingId: of.bookingId,
      contributorId: of.contributorId,
      announcement: line.version,
      cause: line.cause,
      before: line.before,
      after: line.after,
      ratePercent: line.ratePercent,
      amountMinor: line.amount.amountMinor,
      occurredAt: line.occurredAt,
      state: 'pending' as const,
      payoutId: null,
      version: 1,
      createdAt: now,
      updatedAt: now,
    });
  }
}

/** A snapshot from before snapshots had days counts with those of the commission. */
const withDays = (row: BookingSnapshotEntity, { startDate, endDate }: CommissionEntity): BookingSnapshot => ({
  ...row,
  startDate: row.startDate ?? startDate,
  endDate: row.endDate ?? endDate,
});

function pairs(lines: readonly CommissionLineEntity[], states: readonly CommissionState[]) {
  return lines.flatMap((line, index) => {
    const to = states[index];
    return to && to !== line.state ? [{ line, to }] : [];
  });
}
