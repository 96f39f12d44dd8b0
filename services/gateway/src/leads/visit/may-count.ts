import { isBot } from '@valam/service-kit/visitor/is-bot';
import * as z from 'zod/mini';

const Consent = z.object({ analytics: z.literal(true) });

/** What a request says of itself. */
interface Visitor {
  readonly userAgent: string | null;
  /** The cookie in which the visitor's choice is kept. */
  readonly consent: string | undefined;
  /** `Purpose` and `Sec-Purpose`: a page that is only fetched ahead is not visited. */
  readonly purposes: readonly unknown[];
}

/** Whether a step may be counted: of a person, who is there and has allowed it. */
export function mayCount({ userAgent, consent, purposes }: Visitor): boolean {
  return allows(consent) && !isBot(userAgent) && purposes.every((purpose) => purpose === undefined);
}

function allows(consent: string | undefined): boolean {
  try {
    return z.safeParse(Consent, JSON.parse(consent ?? 'null')).success;
  } catch {
    return false;
  }
}
