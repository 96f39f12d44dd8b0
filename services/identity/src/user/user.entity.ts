import type { Role } from '@valam/contracts/identity/auth.schema';
import { Sealed } from '@valam/service-kit/secrets/sealed-column';
import { Entity, PrimaryColumn } from 'typeorm';
import { Flag, Moment, RequiredMoment, RequiredText, Text, Texts, Uuid, Whole } from '../database/columns.js';

export const totpPurpose = 'totp';

/** Someone who can sign in. What they do here as a partner stands in their contributor record. */
@Entity('user_account')
export class UserEntity {
  @PrimaryColumn('uuid') id!: string;
  /** Normalised: the same person's addresses compare equal. */
  @RequiredText() email!: string;
  /** Null until a set-password link has been used. */
  @Text('password_hash') passwordHash!: string | null;
  @Text('full_name') fullName!: string | null;
  @Text('profile_pic') profilePic!: string | null;
  @RequiredText() role!: Role;
  @Flag('master_access') masterAccess!: boolean;
  @RequiredText('signup_using') signupUsing!: SignupWay;
  @Text() slug!: string | null;
  @Flag('email_verified') emailVerified!: boolean;
  @Moment('email_verified_at') emailVerifiedAt!: Date | null;
  @Uuid('contributor_id') contributorId!: string | null;
  @Flag('is_blocked') isBlocked!: boolean;
  @Text('totp_secret') @Sealed(totpPurpose) totpSecret!: string | null;
  @Moment('totp_confirmed_at') totpConfirmedAt!: Date | null;
  /** The step of the last code that was used: none works twice. */
  @Whole('totp_last_step') totpLastStep!: number;
  /** What is kept of the codes that still work: `recovery-code.ts`. */
  @Texts('recovery_codes') recoveryCodes!: string[];
  /** An owner's choice: one email each morning with what needs someone. */
  @Flag('wants_morning_email') wantsMorningEmail!: boolean;
  @Whole() version!: number;
  @RequiredMoment('created_at') createdAt!: Date;
  @RequiredMoment('updated_at') updatedAt!: Date;
}

export type SignupWay =
  'signup' | 'referral_program' | 'host_application' | 'invitation' | 'start' | 'sample';
