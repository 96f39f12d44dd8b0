import type { CallFailure } from '@valam/mfe-kit/api';
import { formatPrice, isCurrency } from '@valam/contracts/shared/money';
import type { Refusal } from './refusals';

/** The notice for a refused booking session; null for refusals without one. */
export function refusalOf({ problem }: CallFailure): Refusal | null {
  switch (problem.code) {
    case 'leads.price_changed':
      return {
        notice: { title: 'The price has changed', text: priceNow(problem.details) },
        backToChoice: false,
      };
    case 'leads.departure_full':
      return {
        notice: { title: 'Seats have just been taken', text: seatsNow(problem.details) },
        backToChoice: true,
      };
    case 'leads.departure_closed':
      return {
        notice: {
          title: 'This date is closed',
          text: 'Bookings for it have just been closed. Please choose another.',
        },
        backToChoice: true,
      };
    case 'leads.too_many_holds':
      return {
        notice: { title: 'You already hold seats', text: problem.message },
        backToChoice: false,
      };
    case 'leads.gift_card_unknown':
    case 'leads.gift_card_expired':
    case 'leads.gift_card_empty':
    case 'leads.gift_card_currency':
    case 'leads.gift_card_changed':
      return { notice: { title: 'The gift card', text: problem.message }, backToChoice: false };
    case 'leads.promo_unknown':
    case 'leads.promo_ended':
    case 'leads.promo_used_up':
    case 'leads.promo_not_here':
      return { notice: { title: 'The promo code', text: problem.message }, backToChoice: false };
    default:
      return isRoomGone(problem.details) ? roomGone : null;
  }
}

/** The field of the room is in the first step. */
const roomGone: Refusal = {
  notice: {
    title: 'This room is no longer offered',
    text: 'Nothing was charged. Please check your choices and the price again.',
  },
  backToChoice: true,
};

function isRoomGone(details: Record<string, unknown> | undefined): boolean {
  const fields = details?.['fields'];
  return typeof fields === 'object' && fields !== null && 'roomOptionId' in fields;
}

function priceNow(details: Record<string, unknown> | undefined): string {
  const currency = details?.['currency'];
  const amount = details?.['amount'];
  if (!isCurrency(currency) || typeof amount !== 'number') return 'Please check the new amounts and confirm.';
  return `It is now ${formatPrice(amount, currency)} in total. Nothing was charged. Please check the new amounts and confirm.`;
}

function seatsNow(details: Record<string, unknown> | undefined): string {
  const free = details?.['free'];
  if (free === 0) return 'This date is sold out now. Choose another, or join the waitlist.';
  if (typeof free === 'number')
    return `Only ${free} left on this date. Choose fewer travelers or another date.`;
  return 'Choose fewer travelers or another date.';
}
