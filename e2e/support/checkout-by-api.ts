import { expect } from '@playwright/test';
import { siteUrl } from './system';

export interface Held {
  readonly sessionId: string;
  readonly url: string;
}

interface Order {
  readonly dateId: string;
  readonly tourId: string | undefined;
  readonly email: string;
  readonly quantity: number;
  /** In dollars. */
  readonly amount: number;
}

/** Holds seats for a deposit, as the panel does. `more`: further fields of the request, or others in their place. */
export async function holdSeats(
  { dateId, tourId, email, quantity, amount }: Order,
  more: Readonly<Record<string, unknown>> = {},
): Promise<Held> {
  const answer = await fetch(`${siteUrl()}/api/checkout/create-booking-session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      type: 'booking',
      firstName: 'Asha',
      lastName: 'Rao',
      email,
      mobile: '+4791234567',
      tourId,
      tourDatePreferred: dateId,
      quantity,
      currency: 'USD',
      amount,
      depositAmount: Math.round(amount * 0.2),
      ...more,
    }),
  });
  expect(answer.status, await answer.clone().text()).toBe(201);
  return (await answer.json()) as Held;
}
