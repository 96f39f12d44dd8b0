import { refundTime } from '@valam/contracts/leads/refund-words';

/** The arrival of a refund that is requested with this email; a payment may have been made with a gift card. */
export const refundArrival = `usually shows on a card within ${refundTime}, on a gift card right away`;

interface Refunded {
  readonly refund: string;
  readonly isByHand?: boolean | undefined;
}

/** The sentence on how a refund reaches its payer; staff may use another way than that of the payment. */
export const refundWay = ({ refund, isByHand }: Refunded): string =>
  isByHand
    ? `We’ve paid ${refund} back to you ourselves, usually by bank transfer. If it hasn’t arrived within a week, just reply to this email.`
    : `We’ve refunded ${refund} to your original payment method. It usually shows on a card within ${refundTime}.`;

interface RefundedPayment extends Refunded {
  /** The last characters of the code of the gift card that was credited. */
  readonly giftCard?: string | null | undefined;
  readonly isOnVoidCard?: boolean | undefined;
}

/** The same for a payment that may have been made with a gift card. */
export function refundPlace({ giftCard, isOnVoidCard, ...refunded }: RefundedPayment): string {
  const { refund } = refunded;
  if (isOnVoidCard)
    return `We’ve put ${refund} back on the gift card that you paid with. That card can’t be used now: it was blocked, or refunded to the person who bought it. If you didn’t expect that, just reply to this email.`;
  return giftCard
    ? `We’ve put ${refund} back on the gift card whose code ends in ${giftCard}. You can pay with it again at once.`
    : refundWay(refunded);
}

/** The subject of a refund's email. */
export function refundSubject({ refund, giftCard, isOnVoidCard }: RefundedPayment): string {
  if (isOnVoidCard) return `${refund} went back to the gift card that you paid with`;
  return giftCard ? `${refund} is back on your gift card` : `${refund} is on its way back to you`;
}
