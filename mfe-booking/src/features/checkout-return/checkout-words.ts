import type { CheckoutSession } from '@valam/contracts/leads/checkout.schema';
import { isConfirmed } from '@valam/contracts/leads/booking-states';
import { formatMoney, isZero } from '@valam/contracts/shared/money';
import { istMoment } from '../../parts/ist';
import { refundStateWords } from '../../parts/refund-words';

export interface CheckoutWords {
  readonly tone: 'success' | 'attention' | 'plain';
  readonly title: string;
  readonly text: string;
  /** Word from the payment provider may still come: it is worth asking again. */
  readonly isWaiting?: true;
}

/** What a payment has come to, from what is really stored. The way by which somebody came here says nothing. */
export function checkoutWords(session: CheckoutSession): CheckoutWords {
  const { payment, purpose, state } = session;
  if (state === 'cancelled')
    return { tone: 'plain', title: 'This booking is cancelled', text: moneyBack(session) };
  if (payment === 'refunded')
    return { tone: 'attention', title: 'Your payment came too late', text: lateText(session) };
  if (purpose === 'transfer_fee') return transferWords(session);
  if (payment === 'open') return waitingWords(session);
  if (isConfirmed(state)) return paidWords(session);
  if (payment === 'paid') return waitingWords(session);
  return {
    tone: 'plain',
    title: 'The payment page has closed',
    text: 'Nothing was charged. Your seats are free for others again; you can choose them anew.',
  };
}

function paidWords({ state, balance, balanceDueAt }: CheckoutSession): CheckoutWords {
  if (state === 'paid' || state === 'completed' || isZero(balance))
    return {
      tone: 'success',
      title: 'Everything is paid',
      text: 'Your seats are booked and nothing is left to pay.',
    };
  const due = balanceDueAt ? ` by ${istMoment(balanceDueAt)}` : '';
  return {
    tone: 'success',
    title: 'Your deposit is paid',
    text: `Your seats are booked. The balance of ${formatMoney(balance)} is due${due}.`,
  };
}

function waitingWords(session: CheckoutSession): CheckoutWords {
  return {
    tone: 'plain',
    title: 'Waiting for word of your payment',
    text: `The payment provider has not told us yet that you paid. ${meanwhile(session)}`,
    isWaiting: true,
  };
}

function meanwhile({ purpose, state }: CheckoutSession): string {
  if (purpose === 'balance') return 'Your seats are yours in any case.';
  if (state !== 'expired') return 'Your seats are kept meanwhile.';
  return 'Your seats are no longer kept: if you paid, they are yours if they are still free, and otherwise everything comes back.';
}

function transferWords({ payment }: CheckoutSession): CheckoutWords {
  if (payment === 'open')
    return {
      tone: 'plain',
      title: 'Waiting for word of your payment',
      text: 'The booking is handed over as soon as the payment provider tells us that the fee is paid.',
      isWaiting: true,
    };
  if (payment === 'paid')
    return {
      tone: 'success',
      title: 'The booking is handed over',
      text: 'The fee is paid. The new traveller gets a private link by mail; the old link no longer works.',
    };
  return {
    tone: 'plain',
    title: 'The payment page has closed',
    text: 'Nothing was charged, and the booking stays as it was.',
  };
}

function lateText(session: CheckoutSession): string {
  return `The seats were no longer kept when the payment arrived, and others have taken them. Everything you paid is given back. ${refundStateWords[session.refundState] ?? ''}`.trim();
}

function moneyBack({ refundState }: CheckoutSession): string {
  return refundStateWords[refundState] ?? 'Nothing is to be given back.';
}
