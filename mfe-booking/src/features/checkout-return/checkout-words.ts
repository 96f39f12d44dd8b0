import type { CheckoutSession } from '@valam/contracts/leads/checkout.schema';
import { isConfirmed } from '@valam/contracts/leads/booking-states';
import { formatDay, formatDeadline } from '@valam/contracts/shared/days';
import { formatMoney, isZero } from '@valam/contracts/shared/money';
import { refundStateWords } from '../../parts/refund-words';

export interface CheckoutWords {
  readonly tone: 'success' | 'attention' | 'plain';
  readonly title: string;
  readonly text: string;
  /** The payment provider's confirmation is still pending, so polling continues. */
  readonly isWaiting?: true;
}

/** The text for a payment, from its stored state. The return URL is not trusted. */
export function checkoutWords(session: CheckoutSession): CheckoutWords {
  const { payment, purpose, state } = session;
  if (session.isShare) return shareWords(session);
  if (purpose === 'transfer_fee') return transferWords(session);
  if (session.isFormerOwner) return formerWords(session);
  if (state === 'cancelled' && payment !== 'open')
    return { tone: 'plain', title: 'This booking is cancelled', text: moneyBack(session) };
  if (payment === 'refunded')
    return {
      tone: 'attention',
      title: 'Your payment arrived after your hold expired',
      text: lateText(session),
    };
  if (purpose === 'save_card') return cardWords(session);
  if (payment === 'open') return waitingWords(session);
  if (isConfirmed(state)) return paidWords(session);
  if (payment === 'paid') return waitingWords(session);
  return {
    tone: 'plain',
    title: 'The payment page has closed',
    text: 'Nothing was charged. Your seats are free for others again; you can select them again.',
  };
}

function paidWords(session: CheckoutSession): CheckoutWords {
  const { state, payment, purpose, balance, balanceDueAt, installments } = session;
  if (state === 'paid' || state === 'completed' || isZero(balance))
    return {
      tone: 'success',
      title: 'Everything is paid',
      text: 'Your seats are booked, and nothing is left to pay.',
    };
  const due = balanceDueAt ? ` by ${formatDeadline(balanceDueAt)}` : '';
  if (purpose === 'balance')
    return payment === 'paid'
      ? {
          tone: 'success',
          title: 'Your payment has arrived',
          text: `Thank you. ${formatMoney(balance)} is left to pay${due}; the page of your booking shows what is next.`,
        }
      : {
          tone: 'plain',
          title: 'The payment page has closed',
          text: `Nothing was charged on it. Your seats are booked, and ${formatMoney(balance)} is left to pay${due}. Open the link in your email to pay it.`,
        };
  const first = installments?.[0];
  return {
    tone: 'success',
    title: 'Your deposit is paid',
    text: first
      ? `Your seats are booked. The balance of ${formatMoney(balance)} is paid in ${installments.length} installments; the first, ${formatMoney(first.amount)}, is due by ${formatDay(first.dueOn)}.`
      : `Your seats are booked. The balance of ${formatMoney(balance)} is due${due}.`,
  };
}

function waitingWords(session: CheckoutSession): CheckoutWords {
  return {
    tone: 'plain',
    title: 'Waiting for your payment to be confirmed',
    text: `The payment provider hasn’t confirmed your payment yet. ${meanwhile(session)}`,
    isWaiting: true,
  };
}

function meanwhile({ purpose, state }: CheckoutSession): string {
  if (state === 'cancelled') return 'The booking is cancelled: if you paid, you get it back.';
  if (purpose === 'balance') return 'Your seats are secure.';
  if (state !== 'expired') return 'We’re holding your seats in the meantime.';
  return 'Your hold has expired. If you paid, we’ll confirm your seats if they’re still available, or refund you in full.';
}

function cardWords({ payment }: CheckoutSession): CheckoutWords {
  if (payment === 'open')
    return {
      tone: 'plain',
      title: 'Waiting for your card to be saved',
      text: 'The payment provider hasn’t confirmed your card yet. Nothing is charged.',
      isWaiting: true,
    };
  if (payment === 'paid')
    return {
      tone: 'success',
      title: 'Your card has been received',
      text: 'Nothing is charged now. We check whether the card can be charged automatically; the page of your booking and an email say so in a moment.',
    };
  return {
    tone: 'plain',
    title: 'The page has closed',
    text: 'No card was saved. Your payment plan continues, and we email you a link for each installment.',
  };
}

/** A companion sees only their own payment. */
function shareWords({ payment, state }: CheckoutSession): CheckoutWords {
  if (payment === 'open')
    return {
      tone: 'plain',
      title: 'Waiting for your payment to be confirmed',
      text: 'The payment provider hasn’t confirmed your payment yet.',
      isWaiting: true,
    };
  if (payment === 'paid' && state !== 'cancelled')
    return {
      tone: 'success',
      title: 'Your share is paid',
      text: 'Thank you. Your receipt is on its way by email, with the link to your page.',
    };
  if (payment === 'refunded')
    return {
      tone: 'plain',
      title: state === 'cancelled' ? 'This booking is cancelled' : 'Your share was no longer needed',
      text: 'Your payment came after that, so it goes back to your card.',
    };
  if (payment === 'paid')
    return {
      tone: 'plain',
      title: 'This booking is cancelled',
      text: 'Open the link in your email to see what you get back.',
    };
  return {
    tone: 'plain',
    title: 'The payment page has closed',
    text: 'Nothing was charged. Open the link in your email to see how your share stands.',
  };
}

function transferWords({ payment }: CheckoutSession): CheckoutWords {
  if (payment === 'open')
    return {
      tone: 'plain',
      title: 'Waiting for your payment to be confirmed',
      text: 'We’ll transfer the booking as soon as the fee is confirmed.',
      isWaiting: true,
    };
  if (payment === 'paid')
    return {
      tone: 'success',
      title: 'The booking has been transferred',
      text: 'The fee is paid. The new traveler gets a private link by email; the old link no longer works.',
    };
  if (payment === 'refunded')
    return {
      tone: 'attention',
      title: 'Your fee goes back to you',
      text: 'When it was paid, the booking had been transferred already or could no longer be. The fee goes back to your card in full.',
    };
  return {
    tone: 'plain',
    title: 'The payment page has closed',
    text: 'Nothing was charged, and the booking stays as it was.',
  };
}

/** A former owner may reopen the page of a payment from before the transfer. */
function formerWords({ payment, purpose }: CheckoutSession): CheckoutWords {
  const belongs = 'The booking belongs to another traveler now';
  if (payment === 'open')
    return {
      tone: 'plain',
      title: 'Waiting for your payment to be confirmed',
      text: `The payment provider hasn’t confirmed your payment yet. ${belongs}.`,
      isWaiting: true,
    };
  return {
    tone: 'plain',
    title: 'This booking has been transferred',
    text:
      purpose === 'save_card'
        ? `${belongs}, and your card is not charged for it.`
        : payment === 'paid'
          ? `Your payment had arrived. ${belongs}, and so does what is left to pay.`
          : `Nothing was charged on this page. ${belongs}.`,
  };
}

function lateText(session: CheckoutSession): string {
  return `Your hold had expired when the payment arrived, and the seats, or a code that you used, were gone. We’ve refunded everything you paid. ${refundStateWords[session.refundState] ?? ''}`.trim();
}

function moneyBack({ refundState }: CheckoutSession): string {
  return refundStateWords[refundState] ?? 'There is nothing to refund.';
}
