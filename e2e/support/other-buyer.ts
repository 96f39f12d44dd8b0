import { expect } from '@playwright/test';
import type { OwnDate } from './own-dates';
import { siteUrl } from './system';

interface Held {
  readonly sessionId: string;
  readonly url: string;
}

/** Holds seats of a date as another visitor, by the panel's API call. */
export async function takeSeats(
  { id, tourId, price }: OwnDate,
  quantity: number,
  promo?: { code: string; percent: number },
): Promise<Held> {
  const full = price * quantity;
  const amount = promo ? full - Math.round((full * promo.percent) / 100) : full;
  const answer = await fetch(`${siteUrl()}/api/checkout/create-booking-session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      type: 'booking',
      firstName: 'Other',
      lastName: 'Buyer',
      email: `other-${crypto.randomUUID()}@example.org`,
      mobile: '+919000012345',
      tourId,
      tourDatePreferred: id,
      quantity,
      currency: 'USD',
      amount,
      depositAmount: Math.round((amount * 20) / 100),
      promoCode: promo?.code ?? null,
    }),
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as Held;
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
