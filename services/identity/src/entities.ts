import { MailLinkEntity } from './link/mail-link.entity.js';
import { UserEntity } from './user/user.entity.js';
import { AuditEntryEntity } from './audit/audit-entry.entity.js';
import { BookingSnapshotEntity } from './commission/booking-snapshot.entity.js';
import { CommissionEntity } from './commission/commission.entity.js';
import { CommissionLineEntity } from './commission/commission-line.entity.js';
import { CommissionStepEntity } from './commission/commission-step.entity.js';
import { ApprovalStepEntity } from './contributor/approval-step.entity.js';
import { ContributorEntity } from './contributor/contributor.entity.js';
import { HostApplicationEntity } from './host-application/host-application.entity.js';
import { PayoutDetailsEntity } from './payout/payout-details.entity.js';
import { PayoutEntity } from './payout/payout.entity.js';
import { SessionEntity } from './session/session.entity.js';

export const entities = [
  UserEntity,
  SessionEntity,
  MailLinkEntity,
  ContributorEntity,
  ApprovalStepEntity,
  HostApplicationEntity,
  BookingSnapshotEntity,
  CommissionEntity,
  CommissionLineEntity,
  CommissionStepEntity,
  PayoutEntity,
  PayoutDetailsEntity,
  AuditEntryEntity,
];
