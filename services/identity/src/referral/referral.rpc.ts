import { Controller } from '@nestjs/common';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import { getReferralStats, recordClick, signUpForReferral } from '@valam/contracts/identity/referral.rpc';
import type { RpcBody, RpcInput } from '@valam/contracts/shared/define';
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
  stats(caller: Caller, body: RpcBody<typeof getReferralStats>) {
    return this.statistics.run(caller, body);
  }
}
