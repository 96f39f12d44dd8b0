import { isBot } from '@valam/service-kit/visitor/is-bot';
import * as z from 'zod/mini';

const Consent = z.object({ analytics: z.literal(true) });

/** Headers of a request that decide whether its visit is counted. */
interface Visitor {
  readonly userAgent: string | null;
  /** The consent cookie of the visitor. */
  readonly consent: string | undefined;
  /** `Purpose` and `Sec-Purpose`: a prefetched page is not a visit. */
  readonly purposes: readonly unknown[];
}

/** Returns true if a step may be counted: the visitor has consented, is not a bot, and it is not a prefetch. */
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
