import type { Role } from '@valam/contracts/identity/auth.schema';
import { Encrypted } from '@valam/service-kit/secrets/encrypted-column';
import { Entity, PrimaryColumn } from 'typeorm';
import { Flag, Moment, RequiredMoment, RequiredText, Text, Texts, Uuid, Whole } from '../database/columns.js';

export const totpPurpose = 'totp';

/** A person who can sign in. Data about a partner is in the contributor record. */
@Entity('user_account')
export class UserEntity {
  @PrimaryColumn('uuid') id!: string;
  /** Normalized, so that equal addresses compare equal. */
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
  @Text('totp_secret') @Encrypted(totpPurpose) totpSecret!: string | null;
  @Moment('totp_confirmed_at') totpConfirmedAt!: Date | null;
  /** Time step of the last code used, so that no code works twice. */
  @Whole('totp_last_step') totpLastStep!: number;
  /** Stored forms of the unused recovery codes: `recovery-code.ts`. */
  @Texts('recovery_codes') recoveryCodes!: string[];
  /** Set by an owner: one email each morning with open tasks. */
  @Flag('wants_morning_email') wantsMorningEmail!: boolean;
  @Whole() version!: number;
  @RequiredMoment('created_at') createdAt!: Date;
  @RequiredMoment('updated_at') updatedAt!: Date;
}

export type SignupWay =
  'signup' | 'referral_program' | 'host_application' | 'invitation' | 'start' | 'sample';
