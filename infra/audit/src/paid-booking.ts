import { json, send } from '@valam/testing/http';
import { mailedToken } from '@valam/testing/mailbox';
import * as z from 'zod/mini';
import { firstDeparture, order, orderOf } from './on-sale.ts';
import type { RunFile } from '@valam/local/system/run-file';

/** Shares are available only well before the balance is due. */
export const farAway = () => new Date(Date.now() + 75 * 86_400_000).toISOString().slice(0, 10);

/** a booking with the token of its private link */
export interface Paid {
  token: string;
  email: string;
  sessionId: string;
}

/**
 * Makes a public booking, pays it in the sandbox, and returns the private link from its email.
 * @param wishes more fields of the order
 */
export function aPaidBooking(
  { site, run, tag }: { site: string; run: () => Pick<RunFile, 'mailbox' | 'payments'>; tag: string },
  who: string,
  wishes: object = {},
  /** Number of travelers, and the earliest start date. */
  { quantity = 1, from = '' }: { quantity?: number; from?: string } = {},
): Promise<Paid> {
  const email = `booker-${who}-${tag}@audit.example`;
  return firstDeparture(site, async (offer) => {
    const { free, status, startDate } = offer.date;
    if (free < quantity || status === 'closed' || startDate < from) return undefined;
    const person = { firstName: 'Booker', lastName: who, email };
    const made = await order(site, { ...orderOf(offer, quantity), ...person, ...wishes });
    if (made.status !== 201) return undefined;
    const sessionId =
      /cs_[a-zA-Z0-9_]+/.exec(json(made, z.object({ url: z.string() }))?.url ?? '')?.[0] ?? '';
    const body = { outcome: 'success' };
    await send(`${run().payments}/_sandbox/sessions/${sessionId}/pay`, { method: 'POST', body });
    const token = await mailedToken(run().mailbox, email, /booking\/manage\/([\w.-]+)/);
    return { token, email, sessionId };
  });
}
