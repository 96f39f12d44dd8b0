import { passwordMinLength } from '@valam/contracts/identity/account.schema';
import type { Role } from '@valam/contracts/identity/auth.schema';
import { isStaffRole } from '../user/staff-role.js';

/** Number of the most common passwords that are refused, among those of sufficient length. */
const refused = 3_000;

let read: Promise<ReadonlySet<string>> | undefined;

/**
 * Lower case, most common first, from published collections of leaked passwords. Loaded with the first new
 * password.
 */
const commonPasswords = (): Promise<ReadonlySet<string>> => (read ??= readDictionary());

async function readDictionary(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(
    dictionary['passwords-common']
      .filter((password) => password.length >= passwordMinLength)
      .slice(0, refused),
  );
}

export type PasswordFault = 'too_short' | 'too_common';

export interface PasswordOwner {
  readonly email: string;
  readonly fullName: string | null;
  /** Omitted for a sign-up. */
  readonly role?: Role;
}

/** Partners: as specified. Staff need longer ones, because they have access to everybody's data. */
const leastForStaff = 8;

const leastLength = ({ role }: PasswordOwner): number =>
  role && isStaffRole(role) ? leastForStaff : passwordMinLength;

/** Words that an attacker would try first on this site, combined with any digits and punctuation. */
const ownWords = [
  'admin',
  'owner',
  'staff',
  'operations',
  'booking',
  'pilgrim',
  'pilgrimage',
  'spiritual tours',
  'yatra',
];

/** Words of this site: its name, its host, and its subject. */
export function siteWords({
  BRAND_NAME,
  SITE_ORIGIN,
}: {
  BRAND_NAME: string;
  SITE_ORIGIN: string;
}): string[] {
  const host = new URL(SITE_ORIGIN).hostname.replace(/^www\./, '');
  return [BRAND_NAME, host, host.split('.')[0] ?? host, ...ownWords];
}

/**
 * Reason for refusing a password; length is encouraged, common passwords and words of the site are refused.
 */
export async function passwordFault(
  password: string,
  owner: PasswordOwner,
  words: readonly string[],
): Promise<PasswordFault | null> {
  if (Array.from(password).length < leastLength(owner)) return 'too_short';
  return (await isGuessable(password.toLowerCase(), owner, words)) ? 'too_common' : null;
}

async function isGuessable(
  password: string,
  owner: PasswordOwner,
  words: readonly string[],
): Promise<boolean> {
  return (
    (await commonPasswords()).has(password) ||
    isOneCharacter(password) ||
    isOwnersName(password, owner) ||
    words.some((word) => lettersOf(word) !== '' && lettersOf(word) === lettersOf(password))
  );
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '');

const isOneCharacter = (password: string): boolean => new Set(password).size === 1;

function isOwnersName(password: string, { email, fullName }: PasswordOwner): boolean {
  const own = [email, email.split('@')[0], fullName, fullName?.replaceAll(' ', '')];
  return own.some((word) => word?.toLowerCase() === password);
}

export function passwordMessage(fault: PasswordFault, owner: PasswordOwner): string {
  return fault === 'too_short'
    ? `Password must be at least ${leastLength(owner)} characters`
    : 'This password is among the most common ones. Please choose another.';
}
