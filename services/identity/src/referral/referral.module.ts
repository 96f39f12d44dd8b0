import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { ApprovalModule } from '../approval/approval.module.js';
import { CommissionModule } from '../commission/commission.module.js';
import { ContributorModule } from '../contributor/contributor.module.js';
import { PayoutModule } from '../payout/payout.module.js';
import { SiteModule } from '../site/site.module.js';
import { ClickCounts } from './click-counts.js';
import { DashboardFrame } from './dashboard-frame.js';
import { DrawQr } from './draw-qr.js';
import { JoinReferralProgram } from './join-referral-program.js';
import { LeadsOfCode } from './leads-of-code.js';
import { OwnCommissions } from './own-commissions.js';
import { OwnReferralRpc } from './own-referral.rpc.js';
import { OwnReferral } from './own-referral.js';
import { ReachOfCode } from './reach-of-code.js';
import { RecordClick } from './record-click.js';
import { ReferralStats } from './referral-stats.js';
import { ReferralRpc } from './referral.rpc.js';
import { SignUpForReferral } from './sign-up-for-referral.js';

@Module({
  imports: [AccountModule, ApprovalModule, CommissionModule, ContributorModule, PayoutModule, SiteModule],
  controllers: [OwnReferralRpc, ReferralRpc],
  providers: [
    ClickCounts,
    DashboardFrame,
    DrawQr,
    JoinReferralProgram,
    LeadsOfCode,
    OwnCommissions,
    OwnReferral,
    ReachOfCode,
    RecordClick,
    ReferralStats,
    SignUpForReferral,
  ],
  exports: [LeadsOfCode],
})
export class ReferralModule {}
