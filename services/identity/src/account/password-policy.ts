import { passwordMinLength } from '@valam/contracts/identity/account.schema';
import { commonPasswords } from './common-passwords.js';

export type PasswordFault = 'too_short' | 'too_common';

export interface PasswordOwner {
  readonly email: string;
  readonly fullName: string | null;
}

/** Why a password is not accepted; length is encouraged, the most common ones are refused. */
export function passwordFault(password: string, owner: PasswordOwner): PasswordFault | null {
  if (Array.from(password).length < passwordMinLength) return 'too_short';
  return isGuessable(password.toLowerCase(), owner) ? 'too_common' : null;
}

function isGuessable(password: string, owner: PasswordOwner): boolean {
  return commonPasswords.has(password) || isOneCharacter(password) || isOwnersName(password, owner);
}

const isOneCharacter = (password: string): boolean => new Set(password).size === 1;

function isOwnersName(password: string, { email, fullName }: PasswordOwner): boolean {
  const own = [email, email.split('@')[0], fullName, fullName?.replaceAll(' ', '')];
  return own.some((word) => word?.toLowerCase() === password);
}

export const passwordMessages: Record<PasswordFault, string> = {
  too_short: 'Password must be at least 6 characters',
  too_common: 'This password is among the most common ones. Please choose another.',
};
