import type { Role } from '@valam/contracts/identity/auth.schema';
import { Encrypted } from '@valam/service-kit/secrets/encrypted-column';
import {
  Flag,
  Id,
  Moment,
  OptionalMoment,
  OptionalText,
  OptionalUuid,
  Text,
  Texts,
  Whole,
} from '@valam/service-kit/database/columns';
import { Entity } from 'typeorm';

export const totpPurpose = 'totp';

/** A person who can sign in. Data about a partner is in the contributor record. */
@Entity('user_account')
export class UserEntity {
  @Id() id!: string;
  /** Normalized, so that equal addresses compare equal. */
  @Text() email!: string;
  /** Null until a set-password link has been used. */
  @OptionalText() passwordHash!: string | null;
  @OptionalText() fullName!: string | null;
  @OptionalText() profilePic!: string | null;
  @Text() role!: Role;
  @Flag({ default: false }) masterAccess!: boolean;
  @Text() signupUsing!: SignupWay;
  @OptionalText() slug!: string | null;
  @Flag({ default: false }) emailVerified!: boolean;
  @OptionalMoment() emailVerifiedAt!: Date | null;
  @OptionalUuid() contributorId!: string | null;
  @Flag({ default: false }) isBlocked!: boolean;
  @OptionalText() @Encrypted(totpPurpose) totpSecret!: string | null;
  @OptionalMoment() totpConfirmedAt!: Date | null;
  /** Time step of the last code used, so that no code works twice. */
  @Whole() totpLastStep!: number;
  /** Stored forms of the unused recovery codes: `recovery-code.ts`. */
  @Texts() recoveryCodes!: string[];
  /** Set by an owner: one email each morning with open tasks. */
  @Flag({ default: false }) wantsMorningEmail!: boolean;
  @Whole() version!: number;
  @Moment() createdAt!: Date;
  @Moment() updatedAt!: Date;
}

export type SignupWay =
  'signup' | 'referral_program' | 'host_application' | 'invitation' | 'start' | 'sample';
