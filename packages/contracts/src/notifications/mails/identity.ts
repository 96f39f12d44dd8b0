import * as z from 'zod/mini';

const toPerson = { fullName: z.string() };

/** What a notice to the owner of an account may be about. */
export const securityNotices = [
  'codes_set_up',
  'codes_removed',
  'codes_refused',
  'contributor_email_changed',
] as const;

/** Lines that each lead to their record, how many there are in all, and where those are. */
const MorningLines = z.object({
  lines: z.array(z.object({ title: z.string(), facts: z.nullable(z.string()), recordUrl: z.string() })),
  more: z.int(),
  screenUrl: z.string(),
});

/** Emails that identity asks for. Amounts and days arrive as people read them. */
export const identityMails = {
  'verify-email': z.object({ ...toPerson, verifyUrl: z.string() }),
  /** Someone tried to sign up with an address that has an account already. */
  'account-exists': z.object({ ...toPerson, loginUrl: z.string(), resetUrl: z.string() }),
  'account-approved': z.object({
    ...toPerson,
    loginUrl: z.string(),
    referralCode: z.nullable(z.string()),
    referralLink: z.nullable(z.string()),
    /** For a person who has not proven the address yet: the password is chosen by this link. */
    setPasswordUrl: z.optional(z.nullable(z.string())),
    validFor: z.optional(z.string()),
  }),
  /** To a person for whom a place was prepared: the link names the contributor whose account it opens. */
  'account-invitation': z.object({ ...toPerson, setPasswordUrl: z.string(), validFor: z.string() }),
  'account-declined': z.object({ ...toPerson, reason: z.string(), contactUrl: z.string() }),
  'account-suspended': z.object({ ...toPerson, reason: z.string(), contactUrl: z.string() }),
  'password-reset': z.object({ ...toPerson, resetUrl: z.string(), validFor: z.string() }),
  'password-changed': z.object({ ...toPerson, resetUrl: z.string(), contactUrl: z.string() }),
  /** To the owner of an account: something that guards it was changed or tried. */
  'security-notice': z.object({
    ...toPerson,
    what: z.enum(securityNotices),
    /** Where a new password is chosen; null for a person who may have no account. */
    resetUrl: z.nullable(z.string()),
    contactUrl: z.string(),
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
    /** Null for someone who has a password already. */
    setPasswordUrl: z.nullable(z.string()),
    loginUrl: z.string(),
    validFor: z.string(),
  }),
  'host-application-received': z.object({ firstName: z.string(), hostPageUrl: z.string() }),
  'host-application-accepted': z.object({
    firstName: z.string(),
    setPasswordUrl: z.nullable(z.string()),
    loginUrl: z.string(),
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
  /** To a partner: payouts go elsewhere from a day on. */
  'payout-details-changed': z.object({
    ...toPerson,
    /** The method and the end of the account. */
    details: z.string(),
    payableFrom: z.string(),
    resetUrl: z.string(),
    contactUrl: z.string(),
  }),
  'staff-invitation': z.object({
    ...toPerson,
    role: z.string(),
    invitedBy: z.string(),
    setPasswordUrl: z.string(),
    validFor: z.string(),
  }),
  /** To owners who want it, once each morning: yesterday, what needs someone, departures at risk. */
  'morning-email': z.object({
    ...toPerson,
    /** The day that it is sent on, and the one that it tells of. */
    today: z.string(),
    yesterday: z.string(),
    /** Null when they could not be read. */
    sales: z.nullable(
      z.object({
        reportUrl: z.string(),
        /** Until when the ledgers were read, where that was before the day was over. */
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
    /** What could not be read, and where it is to be seen. */
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
