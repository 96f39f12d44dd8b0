import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import { getOwnReferral } from '@valam/contracts/identity/referral.rpc';
import { problem } from '@valam/contracts/shared/problem';
import { Repository } from 'typeorm';
import { signedIn } from '../user/signed-in.js';
import { ContributorEntity } from './contributor.entity.js';

export type Partner = ContributorEntity & { referralCode: string };

/** Resolves the signed-in partner; callers without a code are refused. */
@Injectable()
export class OwnCode {
  constructor(
    @InjectRepository(ContributorEntity) private readonly contributors: Repository<ContributorEntity>,
  ) {}

  async of(caller: Caller): Promise<Partner> {
    signedIn(caller);
    const own = caller.contributorId ? await this.contributors.findOneBy({ id: caller.contributorId }) : null;
    if (!own?.referralCode)
      throw problem(getOwnReferral, 'identity.no_referral_code', 'Referral code not found');
    return own as Partner;
  }
}
