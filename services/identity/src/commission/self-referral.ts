import { mailboxOf } from '@valam/contracts/shared/text';
import { suspicions } from './suspicions.js';

export interface Reachable {
  readonly email: string | null;
  readonly phone: string | null;
}

/** Reason to review a booking by this person with this partner's code before its payout; null without one. */
export function selfReferralReason(partner: Reachable, traveller: Reachable): string | null {
  if (partner.email && traveller.email && mailboxOf(partner.email) === mailboxOf(traveller.email))
    return suspicions.ownEmail;
  if (partner.phone && traveller.phone && samePhone(partner.phone, traveller.phone))
    return suspicions.ownPhone;
  return null;
}

const shortestNumber = 7;

/** One number may have a country code, the other a leading zero. */
function samePhone(a: string, b: string): boolean {
  const [x, y] = [digits(a), digits(b)];
  if (x.length < shortestNumber || y.length < shortestNumber) return false;
  return x === y || (Math.min(x.length, y.length) >= 9 && (x.endsWith(y) || y.endsWith(x)));
}

function digits(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^0+/, '');
}
