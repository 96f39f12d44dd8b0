import type { limitRules } from '@valam/contracts/identity/limit.rpc';
import type { IdentityConfig } from '../config.js';

type PublicRule = (typeof limitRules)[number];
type OwnRule =
  | 'password_change'
  | 'login_pair'
  | 'login_account'
  | 'login_address'
  | 'totp'
  | 'mail_address'
  | 'mail_visitor'
  | 'new_account';
export type RuleName = PublicRule | OwnRule;

export interface Rule {
  readonly points: number;
  readonly seconds: number;
}

const quarter = 900;
const hour = 3_600;

/** How often what may be tried. Sign-ins that succeed are given back, so only failures add up. */
export function rulesOf(settings: IdentityConfig): Record<RuleName, Rule> {
  return {
    password: { points: settings.LIMIT_PASSWORD_PER_MINUTE, seconds: 60 },
    form: { points: settings.LIMIT_FORM_PER_MINUTE, seconds: 60 },
    checkout: { points: settings.LIMIT_CHECKOUT_PER_MINUTE, seconds: 60 },
    /** One address trying one account. */
    login_pair: { points: 10, seconds: quarter },
    /** The whole world trying one account. */
    login_account: { points: 50, seconds: hour },
    /** One address trying any accounts. */
    login_address: { points: 60, seconds: quarter },
    /** The present password, tried by somebody with the session. */
    password_change: { points: 10, seconds: quarter },
    totp: { points: 8, seconds: quarter },
    /** Links mailed to one address. */
    mail_address: { points: 6, seconds: hour },
    /** Links asked for from one address. */
    mail_visitor: { points: 60, seconds: hour },
    new_account: { points: 60, seconds: hour },
  };
}
