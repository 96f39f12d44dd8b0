import { createHash } from 'node:crypto';
import { normalizeEmail } from '@valam/contracts/shared/text';
import { unitOf } from '@valam/service-kit/database/unit-of';
import type { EntityManager } from 'typeorm';
import type { SeatOrder } from './seat-order.js';

/** The key of new holds, and that of an earlier release for the same request. */
export type HoldKeys = readonly [current: string, earlier: string];

/**
 * A hash of all stored fields of a request and its network: requests that differ in any of them are not
 * repeats. It is keyed with the secret key, because it stays in the row when diet and needs are erased, and
 * could be guessed otherwise.
 */
export function holdKeysOf(tx: EntityManager, order: SeatOrder, network: string | null): HoldKeys {
  const { departure, amounts, room, firstName, lastName, email, mobile, quantity, currency } = order;
  const stored = [
    ...[network, departure.id, firstName, lastName, normalizeEmail(email), email, mobile, quantity, currency],
    ...[amounts.total.amountMinor, amounts.deposit.amountMinor, order.payInFull, room?.id ?? null],
    ...[order.diet || null, order.needs || null, order.referralCodeUsed || null],
    ...(order.promo ? [order.promo.code.code] : []),
    ...(order.giftCards ?? []),
    ...(order.wantsPlan ? ['installments', order.planInstallments] : []),
  ];
  const text = JSON.stringify(stored);
  return [unitOf(tx).keyring.sign('hold', text), createHash('sha256').update(text).digest('base64url')];
}
