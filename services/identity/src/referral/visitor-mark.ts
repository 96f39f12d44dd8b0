import { createHmac } from 'node:crypto';
import { networkOf } from '@valam/service-kit/visitor/network-of';

/**
 * The same visitor on the same day gets the same hash. It cannot be reversed, because the key changes every
 * day and is derived from a secret, so neither the address nor a history over several days can be recovered.
 */
export function visitorMark(
  secret: Buffer,
  day: string,
  visitor: { address: string; userAgent: string | null },
): string {
  const dayKey = createHmac('sha256', secret).update(`referral-click/${day}`).digest();
  return createHmac('sha256', dayKey)
    .update(`${networkOf(visitor.address)}\n${visitor.userAgent ?? ''}`)
    .digest('base64url');
}
