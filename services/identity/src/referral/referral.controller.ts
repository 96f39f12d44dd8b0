import { Controller } from '@nestjs/common';
import {
  findPartnerByCode,
  getReferralStats,
  recordClick,
  signUpForReferral,
} from '@valam/contracts/identity/referral.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { FindPartner } from './find-partner.js';
import { RecordClick } from './record-click.js';
import { ReferralStats } from './referral-stats.js';
import { SignUpForReferral } from './sign-up-for-referral.js';

@Controller()
export class ReferralController {
  constructor(
    private readonly signUps: SignUpForReferral,
    private readonly clicks: RecordClick,
    private readonly partners: FindPartner,
    private readonly statistics: ReferralStats,
  ) {}

  @Handle(signUpForReferral)
  signUp(input: RpcInput<typeof signUpForReferral>) {
    return this.signUps.run(input);
  }

  @Handle(recordClick)
  click(input: RpcInput<typeof recordClick>) {
    return this.clicks.run(input);
  }

  @Handle(findPartnerByCode)
  findPartner({ code }: RpcInput<typeof findPartnerByCode>) {
    return this.partners.run(code);
  }

  @Handle(getReferralStats)
  stats(input: RpcInput<typeof getReferralStats>) {
    return this.statistics.run(input);
  }
}
