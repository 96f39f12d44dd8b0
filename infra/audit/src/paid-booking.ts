import { json, send } from '../../bench/src/harness/http.ts';
import { until } from '../../local/src/waiting.ts';

/**
 * A booking as anybody makes one, paid in the sandbox, with the private link from its email.
 * @param wishes what else the order says
 */
export async function aPaidBooking(
  { site, run, tag }: { site: string; run: () => any; tag: string },
  who: string,
  wishes: object = {},
  /** For so many, on a date that begins on this day or later. */
  { quantity = 1, from = '' }: { quantity?: number; from?: string } = {},
) {
  const email = `booker-${who}-${tag}@audit.example`;
  const tours = json(await send(`${site}/api/tours`)) ?? [];
  for (const tour of tours) {
    const dates = json(await send(`${site}/api/tours/${tour.slug}/availability`)) ?? [];
    for (const date of dates.filter(
      (one: any) => one.free >= quantity && one.status !== 'closed' && one.startDate >= from,
    )) {
      const made = await send(`${site}/api/checkout/create-booking-session`, {
        method: 'POST',
        body: {
          type: 'booking',
          firstName: 'Booker',
          lastName: who,
          email,
          mobile: '+919000012345',
          tourId: tour.id,
          tourDatePreferred: date.dateId,
          quantity,
          currency: 'USD',
          amount: date.prices.USD * quantity,
          depositAmount: Math.round((date.prices.USD * quantity) / 5),
          ...wishes,
        },
      });
      if (made.status !== 201) continue;
      const sessionId = /cs_[a-zA-Z0-9_]+/.exec(json(made).url)?.[0] ?? '';
      await send(`${run().payments}/_sandbox/sessions/${sessionId}/pay`, {
        method: 'POST',
        body: { outcome: 'success' },
      });
      const token = await until(
        async () => {
          const mails =
            json(await send(`${run().mailbox}/api/messages?to=${encodeURIComponent(email)}`)) ?? [];
          return /booking\/manage\/([\w.-]+)/.exec(mails[0]?.text ?? '')?.[1];
        },
        { timeoutMs: 40_000, everyMs: 300 },
      );
      if (!token) throw new Error('no confirmation with a link was mailed');
      return { token, email, sessionId };
    }
  }
  throw new Error('nothing could be booked');
}
