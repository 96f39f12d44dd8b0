import type { UserEntity } from './user.entity.js';

/** An account without one-time codes. */
export const withoutTotp = {
  totpSecret: null,
  totpConfirmedAt: null,
  totpLastStep: 0,
  recoveryCodes: [],
} satisfies Partial<UserEntity>;
