import { ClickCounts } from './click-counts.js';
import { DashboardFrame } from './dashboard-frame.js';
import { DrawQr } from './draw-qr.js';
import { JoinReferralProgram } from './join-referral-program.js';
import { LeadsOfCode } from './leads-of-code.js';
import { OwnCode } from './own-code.js';
import { OwnCommissions } from './own-commissions.js';
import { OwnReferral } from './own-referral.js';
import { ReachOfCode } from './reach-of-code.js';
import { RecordClick } from './record-click.js';
import { ReferralStats } from './referral-stats.js';
import { SignUpForReferral } from './sign-up-for-referral.js';

export const referralProviders = [
  SignUpForReferral,
  JoinReferralProgram,
  RecordClick,
  ClickCounts,
  LeadsOfCode,
  ReachOfCode,
  ReferralStats,
  OwnCode,
  OwnReferral,
  OwnCommissions,
  DrawQr,
  DashboardFrame,
];
