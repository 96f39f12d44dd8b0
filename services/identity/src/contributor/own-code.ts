import { Injectable } from '@nestjs/common';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import { getOwnReferral } from '@valam/contracts/identity/referral.rpc';
import { problem } from '@valam/contracts/shared/problem';
import { DataSource } from 'typeorm';
import { signedIn } from '../user/signed-in.js';
import { ContributorEntity } from './contributor.entity.js';

export type Partner = ContributorEntity & { referralCode: string };

/** The signed-in partner; calls of anybody without a code are refused. */
@Injectable()
export class OwnCode {
  constructor(private readonly dataSource: DataSource) {}

  async of(caller: Caller): Promise<Partner> {
    signedIn(caller);
    const own = caller.contributorId
      ? await this.dataSource.manager.findOneBy(ContributorEntity, { id: caller.contributorId })
      : null;
    if (!own?.referralCode)
      throw problem(getOwnReferral, 'identity.no_referral_code', 'Referral code not found');
    return own as Partner;
  }
}
