import type { limitRules } from '@valam/contracts/identity/limit.rpc';
import type { IdentityConfig } from '../config.js';

type PublicRule = (typeof limitRules)[number];
type OwnRule =
  | 'password_change'
  | 'login_device'
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

const minute = 60;
const quarter = 900;
const hour = 3_600;
const day = 86_400;

/** What one address may do within a minute where a configuration says nothing else. */
const formsInProduction = 20;
const formsElsewhere = 1_000;

/**
 * How often what may be tried. An address is an IPv4 address or the /64 of an IPv6 address. Sign-ins that succeed are given
 * back, so only failures add up.
 */
export function rulesOf(settings: IdentityConfig): Record<RuleName, Rule> {
  const forms = settings.NODE_ENV === 'production' ? formsInProduction : formsElsewhere;
  return {
    password: { points: settings.LIMIT_PASSWORD_PER_MINUTE, seconds: minute },
    form: { points: settings.LIMIT_FORM_PER_MINUTE ?? forms, seconds: minute },
    checkout: { points: settings.LIMIT_CHECKOUT_PER_MINUTE ?? forms, seconds: minute },
    /** One browser that signed in to the account before. */
    login_device: { points: 10, seconds: quarter },
    /** Pictures of one account, or for one review: a whole gallery, and each of them once more. */
    upload: { points: settings.LIMIT_UPLOADS_PER_DAY, seconds: day },
    /** One address trying one account. */
    login_pair: { points: 10, seconds: quarter },
    /** All other browsers of the world trying one account; beyond it they need a mailed link. */
    login_account: { points: 50, seconds: hour },
    /** One address trying any accounts. */
    login_address: { points: 60, seconds: quarter },
    /** The current password, tried by someone with the session. */
    password_change: { points: 10, seconds: quarter },
    /** One-time codes of one account, by browsers that signed in before each on their own. */
    totp: { points: 8, seconds: quarter },
    /** Links of one kind mailed to one address. */
    mail_address: { points: settings.NODE_ENV === 'production' ? 3 : 6, seconds: hour },
    /** Links asked for from one address. */
    mail_visitor: { points: 60, seconds: hour },
    new_account: { points: 60, seconds: hour },
  };
}
