import { expect } from '@playwright/test';
import { holdSeats, type Held } from './checkout-by-api';
import type { OwnDate } from './own-dates';
import { siteUrl } from './system';

/** Holds seats of a date as another visitor, by the panel's API call. */
export async function takeSeats(
  { id, tourId, price }: OwnDate,
  quantity: number,
  promo?: { code: string; percent: number },
): Promise<Held> {
  const full = price * quantity;
  const amount = promo ? full - Math.round((full * promo.percent) / 100) : full;
  const email = `other-${crypto.randomUUID()}@example.org`;
  return holdSeats(
    { dateId: id, tourId, email, quantity, amount },
    { firstName: 'Other', lastName: 'Buyer', mobile: '+919000012345', promoCode: promo?.code ?? null },
  );
}

/** Releases held seats. */
export async function giveBack({ sessionId }: Held): Promise<void> {
  const answer = await fetch(`${siteUrl()}/api/checkout/session/${sessionId}/release`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(answer.ok).toBe(true);
}
