import { Secret, TOTP } from 'otpauth';

const period = 30;

/** Data for an authenticator app. */
export function totpOf(secret: string, issuer: string, label: string): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), digits: 6, period });
}

export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/**
 * The time step of a correct code that is later than the last used one; null otherwise. Allows one step of
 * drift in either direction. One-time codes use the real clock, never business time.
 */
export function acceptedStep(secret: string, code: string, lastStep: number): number | null {
  const totp = totpOf(secret, '', '');
  const delta = totp.validate({ token: code.replace(/\s/g, ''), window: 1 });
  if (delta === null) return null;
  const step = totp.counter() + delta;
  return step > lastStep ? step : null;
}
