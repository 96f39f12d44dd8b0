import { randomUUID } from 'node:crypto';

/** Books and pays a seat, as the panel and the payment page do; the email proves that the provider's webhook arrived. */
export async function bookOneSeat({
  site,
  mailbox,
  payments,
  slug,
  until,
}: {
  site: string;
  mailbox: string;
  payments: string;
  slug: string;
  until: (what: string, look: () => Promise<unknown>, seconds: number) => Promise<void>;
}) {
  const read = async (path: string): Promise<unknown> => (await fetch(site + path)).json();
  const tour = (await read(`/api/tours/${slug}`)) as { id: string };
  const dates = (await read(`/api/tours/${slug}/availability`)) as {
    dateId: string;
    free: number;
    prices: { USD: number };
  }[];
  const date = dates.reduce((best, one) => (one.free > best.free ? one : best));
  const email = `seat-${Date.now()}@visitor.example`;
  const answer = await fetch(`${site}/api/checkout/create-booking-session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), origin: site },
    body: JSON.stringify({
      type: 'booking',
      firstName: 'Verified',
      lastName: 'Visitor',
      email,
      mobile: '+919000012345',
      tourId: tour.id,
      tourDatePreferred: date.dateId,
      quantity: 1,
      currency: 'USD',
      amount: date.prices.USD,
      depositAmount: Math.round(date.prices.USD * 0.2),
    }),
  });
  const { url = '', bookingRef } = (await answer.json()) as { url?: string; bookingRef: string };
  const session = /cs_[a-zA-Z0-9_]+/.exec(url)?.[0];
  if (answer.status !== 201 || !session) throw new Error(`the booking session answered ${answer.status}`);
  await fetch(`${payments}/_sandbox/sessions/${session}/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome: 'success' }),
  });
  await until(
    `the confirmation of ${bookingRef}`,
    async () => {
      const mails = await (await fetch(`${mailbox}/api/messages?to=${encodeURIComponent(email)}`)).json();
      return JSON.stringify(mails).includes(bookingRef);
    },
    60,
  );
  return bookingRef;
}
