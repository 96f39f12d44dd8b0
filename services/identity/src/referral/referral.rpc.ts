import { Controller } from '@nestjs/common';
import { getReferralStats, recordClick, signUpForReferral } from '@valam/contracts/identity/referral.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { RecordClick } from './record-click.js';
import { ReferralStats } from './referral-stats.js';
import { SignUpForReferral } from './sign-up-for-referral.js';

@Controller()
export class ReferralRpc {
  constructor(
    private readonly signUps: SignUpForReferral,
    private readonly clicks: RecordClick,
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

  @Handle(getReferralStats)
  stats(input: RpcInput<typeof getReferralStats>) {
    return this.statistics.run(input);
  }
}
