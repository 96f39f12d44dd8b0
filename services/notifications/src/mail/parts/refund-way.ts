import { refundTime } from '@valam/contracts/leads/refund-words';

interface Refunded {
  readonly refund: string;
  readonly isByHand?: boolean | undefined;
}

/** The sentence on how a refund reaches its payer; staff may use another way than that of the payment. */
export const refundWay = ({ refund, isByHand }: Refunded): string =>
  isByHand
    ? `We’ve paid ${refund} back to you ourselves, usually by bank transfer. If it hasn’t arrived within a week, just reply to this email.`
    : `We’ve refunded ${refund} to your original payment method. It usually shows on a card within ${refundTime}.`;
