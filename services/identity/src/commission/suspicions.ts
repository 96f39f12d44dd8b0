/** Reasons for automatic holds; staff may write others. They are stored: another wording would hold again what staff released. */
export const suspicions = {
  ownEmail: 'Self-referral: the traveler has the partner’s email address',
  ownPhone: 'Self-referral: the traveler has the partner’s phone number',
  standing: 'The partner is not in good standing',
} as const;

const wordsForPartner: Readonly<Record<string, string>> = {
  [suspicions.ownEmail]: 'Self-referral: the traveler has your email address',
  [suspicions.ownPhone]: 'Self-referral: the traveler has your phone number',
  [suspicions.standing]:
    'Your account was not active when this was recorded. Write to us, and we’ll check it.',
};

/** The reason of a hold as the partner reads it; staff write theirs for the partner. */
export const reasonForPartner = (reason: string | null): string | null =>
  reason === null ? null : (wordsForPartner[reason] ?? reason);
