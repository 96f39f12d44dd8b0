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

/** Default number of forms per minute from one address, if the configuration sets none. */
const formsInProduction = 20;
const formsElsewhere = 1_000;
/** More than a family needs, and few enough that one network cannot block all dates. */
const waitlistEntriesInProduction = 10;

/**
 * Rate limits. An address is an IPv4 address or the /64 of an IPv6 address. A successful sign-in gets its
 * points back, so only failures count.
 */
export function rulesOf(settings: IdentityConfig): Record<RuleName, Rule> {
  const forms = settings.NODE_ENV === 'production' ? formsInProduction : formsElsewhere;
  return {
    password: { points: settings.LIMIT_PASSWORD_PER_MINUTE, seconds: minute },
    form: { points: settings.LIMIT_FORM_PER_MINUTE ?? forms, seconds: minute },
    checkout: { points: settings.LIMIT_CHECKOUT_PER_MINUTE ?? forms, seconds: minute },
    /** One browser that has signed in to the account before. */
    login_device: { points: 10, seconds: quarter },
    /**
     * Pictures of one account or of one review: a complete gallery, with one replacement for each picture.
     */
    upload: { points: settings.LIMIT_UPLOADS_PER_DAY, seconds: day },
    /** Each entry may hold seats for two days, and its address is unproven. */
    waitlist: {
      points: settings.NODE_ENV === 'production' ? waitlistEntriesInProduction : formsElsewhere,
      seconds: day,
    },
    /** Attempts from one address on one account. */
    login_pair: { points: 10, seconds: quarter },
    /** Attempts from all unknown browsers on one account; over the limit they need an emailed link. */
    login_account: { points: 50, seconds: hour },
    /** Attempts from one address on any accounts. */
    login_address: { points: 60, seconds: quarter },
    /** Attempts of the current password within a session. */
    password_change: { points: 10, seconds: quarter },
    /** One-time codes of one account; a browser that has signed in before has a separate count. */
    totp: { points: 8, seconds: quarter },
    /** Links of one kind emailed to one address. */
    mail_address: { points: settings.NODE_ENV === 'production' ? 3 : 6, seconds: hour },
    /** Links requested from one address. */
    mail_visitor: { points: 60, seconds: hour },
    new_account: { points: 60, seconds: hour },
  };
}
