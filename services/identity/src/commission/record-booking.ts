import { Injectable } from '@nestjs/common';
import { referralProgram } from '@valam/contracts/identity/referral.schema';
import type { BookingFacts } from '@valam/contracts/leads/booking.events';
import { money } from '@valam/contracts/shared/money';
import { Clock } from '@valam/service-kit/clock/clock';
import type { EntityManager } from 'typeorm';
import type { ContributorEntity } from '../contributor/contributor.entity.js';
import { isInGoodStanding } from '../contributor/contributor-states.js';
import { Contributors } from '../contributor/contributors.js';
import { UserEntity } from '../user/user.entity.js';
import { BookingSnapshotEntity } from './booking-snapshot.entity.js';
import type { BookingSnapshot } from './commission-ledger.js';
import { CommissionEntity } from './commission.entity.js';
import { selfReferralReason } from './self-referral.js';
import { SettleBooking } from './settle-booking.js';
import { suspicions } from './suspicions.js';

/** The data of a booking event that the ledger needs: the money, without personal data. */
function snapshotOf(facts: BookingFacts): BookingSnapshot {
  return {
    version: facts.version,
    standing: {
      net: money(facts.capturedMinor - facts.refundedMinor, facts.currency),
      total: money(facts.totalMinor, facts.currency),
      totalUsd: money(facts.priceUsdMinor, 'USD'),
    },
    isCompleted: facts.state === 'completed',
    isCancelled: facts.state === 'cancelled',
    startDate: facts.startDate,
    endDate: facts.endDate,
    at: new Date(facts.at),
  };
}

/**
 * Records the standing of a referred booking, independently of the order of events, and updates its lines.
 */
@Injectable()
export class RecordBooking {
  constructor(
    private readonly clock: Clock,
    private readonly contributors: Contributors,
    private readonly settleBooking: SettleBooking,
  ) {}

  async run(tx: EntityManager, facts: BookingFacts): Promise<void> {
    const partner = await this.partnerOf(tx, facts);
    if (!partner) return;
    await this.ensureCommission(tx, facts, partner);
    await this.note(tx, facts, partner);
    await this.settleBooking.run(tx, facts.bookingId, 'the booking');
  }

  /**
   * The partner of the first event is kept; otherwise the code decides. The id sent by the browser is used
   * only without a code.
   */
  private async partnerOf(tx: EntityManager, facts: BookingFacts): Promise<ContributorEntity | null> {
    const known = await tx.findOneBy(CommissionEntity, { bookingId: facts.bookingId });
    if (known) return this.contributors.find(tx, known.contributorId);
    const byCode = facts.referralCode ? await this.contributors.byCode(tx, facts.referralCode) : null;
    if (byCode) return byCode;
    return facts.contributorId ? this.contributors.find(tx, facts.contributorId) : null;
  }

  private async ensureCommission(
    tx: EntityManager,
    facts: BookingFacts,
    partner: ContributorEntity,
  ): Promise<void> {
    const now = this.clock.now();
    await tx
      .createQueryBuilder()
      .insert()
      .into(CommissionEntity)
      .values({
        bookingId: facts.bookingId,
        bookingRef: facts.bookingRef,
        contributorId: partner.id,
        referralCode: facts.referralCode,
        tourTitle: facts.tourTitle,
        startDate: facts.startDate,
        endDate: facts.endDate,
        ratePercent: referralProgram.commissionPercent,
        version: 1,
        createdAt: now,
        updatedAt: now,
      })
      .orIgnore()
      .execute();
  }

  private async note(tx: EntityManager, facts: BookingFacts, partner: ContributorEntity): Promise<void> {
    const account = await tx.findOneBy(UserEntity, { contributorId: partner.id });
    await tx
      .createQueryBuilder()
      .insert()
      .into(BookingSnapshotEntity)
      .values({
        bookingId: facts.bookingId,
        ...snapshotOf(facts),
        suspicion: suspicionOf(facts, partner, account?.email ?? null),
        recordedAt: this.clock.now(),
      })
      .orIgnore()
      .execute();
  }
}

/**
 * The traveler's address and phone number are only compared here, not stored. The partner's account may have
 * another address than the profile.
 */
function suspicionOf(
  facts: BookingFacts,
  partner: ContributorEntity,
  accountEmail: string | null,
): string | null {
  const traveller = { email: facts.personEmail, phone: facts.personPhone };
  for (const email of [partner.email, accountEmail]) {
    const self = selfReferralReason({ email, phone: partner.mobile }, traveller);
    if (self) return self;
  }
  return isInGoodStanding(partner.approvalStatus) ? null : suspicions.standing;
}
