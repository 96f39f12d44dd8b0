import * as z from 'zod/mini';

const toPerson = { fullName: z.string() };

/** Events about which the owner of an account is notified. */
export const securityNotices = [
  'codes_set_up',
  'codes_removed',
  'codes_refused',
  'recovery_codes_renewed',
  'contributor_email_changed',
  'email_change_asked',
  'email_changed',
] as const;

/** Lines with links to their records, their total number, and the URL of the whole list. */
const MorningLines = z.object({
  lines: z.array(z.object({ title: z.string(), facts: z.nullable(z.string()), recordUrl: z.string() })),
  more: z.int(),
  screenUrl: z.string(),
});

/** Emails requested by identity. Amounts and days are already formatted. */
export const identityMails = {
  'verify-email': z.object({ ...toPerson, verifyUrl: z.string(), validFor: z.optional(z.string()) }),
  /** To the new address of an account: it changes when the link is used. */
  'confirm-new-address': z.object({ ...toPerson, confirmUrl: z.string(), validFor: z.string() }),
  /** Sign-up attempt with an address that already has an account. */
  'account-exists': z.object({ ...toPerson, loginUrl: z.string(), resetUrl: z.string() }),
  'account-approved': z.object({
    ...toPerson,
    loginUrl: z.string(),
    referralCode: z.nullable(z.string()),
    referralLink: z.nullable(z.string()),
    /** For a person with an unproven address: the password is chosen with this link. */
    setPasswordUrl: z.optional(z.nullable(z.string())),
    validFor: z.optional(z.string()),
  }),
  /** To a person with a prepared account: the link names the contributor whose account it opens. */
  'account-invitation': z.object({ ...toPerson, setPasswordUrl: z.string(), validFor: z.string() }),
  'account-declined': z.object({ ...toPerson, reason: z.string(), contactUrl: z.string() }),
  'account-suspended': z.object({ ...toPerson, reason: z.string(), contactUrl: z.string() }),
  /** `validFrom`: an email may arrive long after it was requested. */
  'password-reset': z.object({
    ...toPerson,
    resetUrl: z.string(),
    validFor: z.string(),
    validFrom: z.optional(z.string()),
  }),
  'password-changed': z.object({
    ...toPerson,
    resetUrl: z.string(),
    contactUrl: z.string(),
    changedAt: z.optional(z.string()),
  }),
  /** To the owner of an account: a change or an attempt on its security. */
  'security-notice': z.object({
    ...toPerson,
    what: z.enum(securityNotices),
    /** Page for choosing a new password; null for a person who may have no account. */
    resetUrl: z.nullable(z.string()),
    contactUrl: z.string(),
    happenedAt: z.optional(z.string()),
  }),
  /** To staff: an account waits for a decision. */
  'account-waiting': z.object({
    applicantName: z.string(),
    contributingArea: z.string(),
    adminUrl: z.string(),
  }),
  'referral-welcome': z.object({
    ...toPerson,
    referralCode: z.string(),
    referralLink: z.string(),
    /** Null for a person who already has a password. */
    setPasswordUrl: z.nullable(z.string()),
    loginUrl: z.string(),
    validFor: z.string(),
  }),
  'host-application-received': z.object({ firstName: z.string(), hostPageUrl: z.string() }),
  'host-application-accepted': z.object({
    firstName: z.string(),
    setPasswordUrl: z.nullable(z.string()),
    loginUrl: z.string(),
    validFor: z.optional(z.string()),
  }),
  'host-application-declined': z.object({
    firstName: z.string(),
    reason: z.nullable(z.string()),
    contactUrl: z.string(),
  }),
  'payout-paid': z.object({
    ...toPerson,
    amount: z.string(),
    method: z.string(),
    paymentReference: z.string(),
    dashboardUrl: z.string(),
  }),
  /** To a partner: payouts use new details from a day on. */
  'payout-details-changed': z.object({
    ...toPerson,
    /** The method and the end of the account number. */
    details: z.string(),
    payableFrom: z.string(),
    resetUrl: z.string(),
    contactUrl: z.string(),
    changedAt: z.optional(z.string()),
  }),
  'staff-invitation': z.object({
    ...toPerson,
    role: z.string(),
    invitedBy: z.string(),
    setPasswordUrl: z.string(),
    validFor: z.string(),
  }),
  /** To owners who subscribed, once each morning: yesterday's results, open tasks, departures at risk. */
  'morning-email': z.object({
    ...toPerson,
    /** The day it is sent, and the day it reports on. */
    today: z.string(),
    yesterday: z.string(),
    /** Null if they could not be read. */
    sales: z.nullable(
      z.object({
        reportUrl: z.string(),
        /** End of the data read from the ledgers, if that was before the end of the day. */
        readUntil: z.nullable(z.string()),
        totals: z.array(
          z.object({ currency: z.string(), figures: z.string(), money: z.string(), reportUrl: z.string() }),
        ),
        booked: MorningLines,
      }),
    ),
    taskCount: z.int(),
    tasks: z.array(z.extend(MorningLines, { title: z.string() })),
    departures: z.nullable(MorningLines),
    /** Parts that could not be read, and the screens that show them. */
    unread: z.array(z.object({ what: z.string(), screenUrl: z.string() })),
    todayUrl: z.string(),
    settingUrl: z.string(),
  }),
  'privacy-link': z.object({
    intent: z.enum(['export', 'erase']),
    link: z.string(),
    validFor: z.string(),
  }),
} as const;
