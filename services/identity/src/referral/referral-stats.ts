import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import { getReferralStats } from '@valam/contracts/identity/referral.rpc';
import { frontDesk } from '@valam/contracts/identity/role-groups';
import { normalizeReferralCode } from '@valam/contracts/identity/referral.schema';
import type { RpcBody, RpcReturn } from '@valam/contracts/shared/define';
import { problem } from '@valam/contracts/shared/problem';
import { isAway } from '@valam/service-kit/rpc/errors';
import { Repository } from 'typeorm';
import { ContributorEntity } from '../contributor/contributor.entity.js';
import { signedIn } from '../user/signed-in.js';
import { LeadsOfCode } from './leads-of-code.js';

/** People who used a current or former code: only for its partner, and for staff who may read leads. */
@Injectable()
export class ReferralStats {
  constructor(
    @InjectRepository(ContributorEntity) private readonly contributors: Repository<ContributorEntity>,
    private readonly leads: LeadsOfCode,
  ) {}

  async run(
    caller: Caller,
    { code: typed, after }: RpcBody<typeof getReferralStats>,
  ): Promise<RpcReturn<typeof getReferralStats>> {
    const code = normalizeReferralCode(typed);
    const { id } = await this.allow(caller, code);
    const partner = { id, referralCode: code };
    try {
      const [counts, part] = await Promise.all([
        this.leads.counts(partner, 1),
        this.leads.list(partner, after),
      ]);
      const { totalReferrals, successfulBookings, pendingInquiries } = counts;
      return { referralCode: code, totalReferrals, successfulBookings, pendingInquiries, ...part };
    } catch (error) {
      if (isAway(error)) {
        throw problem(
          getReferralStats,
          'identity.unit_away',
          'Unable to load referral stats. Please try again later.',
        );
      }
      throw error;
    }
  }

  /** An unknown code is refused like another partner's, so that codes cannot be guessed. */
  private async allow(caller: Caller, code: string): Promise<ContributorEntity> {
    signedIn(caller);
    const owner = await this.contributors.findOneBy({ referralCode: code });
    if (caller.role && frontDesk.includes(caller.role)) {
      if (!owner) throw problem(getReferralStats, 'identity.code_not_found', 'Referral code not found');
      return owner;
    }
    if (owner && owner.id === caller.contributorId) return owner;
    throw problem(getReferralStats, 'identity.not_your_code', 'This referral code is not yours.');
  }
}
