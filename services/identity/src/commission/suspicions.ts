/** Reasons for automatic holds; staff may write others. */
export const suspicions = {
  ownEmail: 'Self-referral: the traveler has the partner’s email address',
  ownPhone: 'Self-referral: the traveler has the partner’s phone number',
  standing: 'The partner is not in good standing',
} as const;
