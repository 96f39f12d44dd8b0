import { istDay } from '@valam/contracts/shared/days';
import { isCurrency } from '@valam/contracts/shared/money';
import { CallRefused } from '@valam/mfe-kit/api';
import { idempotencyKeyOf, textOf, wrongFields } from '@valam/mfe-kit/form';
import { refused } from '@valam/mfe-kit/refused';
import type { Action } from '@valam/mfe-kit/remote';
import { bookingApi } from '../../api/booking.api';
import { missing } from '../../parts/send-lead';
import { balanceWords } from './balance-words';
import { amountProblem, wholeAmount } from './gift-card-amount';

const needed = {
  amount: 'Please enter an amount',
  recipientName: 'Please enter the recipient’s name',
  recipientEmail: 'Please enter the recipient’s email address',
  buyerName: 'Please enter your name',
  buyerEmail: 'Please enter your email address',
};

/** Buys a gift card: opens the payment page, or without JavaScript our own page with a link to it. */
export const buyGiftCard: Action = async (app, form) => {
  const chosen = textOf(form, 'currency');
  const currency = isCurrency(chosen) ? chosen : app.shell.currency();
  const amount = wholeAmount(textOf(form, 'amount'));
  const wrongAmount = textOf(form, 'amount') ? amountProblem(amount, currency) : null;
  const errors = { ...wrongFields(form, needed), ...(wrongAmount && { amount: wrongAmount }) };
  if (amount === null || Object.keys(errors).length > 0)
    return missing('Missing Information', 'Please check the marked fields.', errors);
  try {
    const { url, sessionId } = await app.send(bookingApi.endpoints.buyGiftCard, {
      body: {
        amount,
        currency,
        recipientName: textOf(form, 'recipientName'),
        recipientEmail: textOf(form, 'recipientEmail'),
        buyerName: textOf(form, 'buyerName'),
        buyerEmail: textOf(form, 'buyerEmail'),
        message: textOf(form, 'message') || null,
        deliverOn: textOf(form, 'deliverOn') || null,
        website: textOf(form, 'website') || null,
      },
      idempotencyKey: idempotencyKeyOf(form),
    });
    const ownPage = `/gift-cards?session_id=${encodeURIComponent(sessionId)}`;
    return { ok: true, redirect: app.isServer ? ownPage : url };
  } catch (reason) {
    return refused(reason, 'The payment page could not be opened');
  }
};

/** Returns the balance of a gift card as a toast. */
export const checkGiftCard: Action = async (app, form) => {
  const errors = wrongFields(form, { code: 'Please enter the code' });
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  try {
    const card = await app.send(bookingApi.endpoints.checkGiftCard, { body: { code: textOf(form, 'code') } });
    return { ok: true, toast: balanceWords(card, istDay(new Date())) };
  } catch (reason) {
    if (!(reason instanceof CallRefused)) throw reason;
    const result = refused(reason, 'The gift card');
    return reason.fields['code'] ? result : { ...result, errors: { code: reason.failure.problem.message } };
  }
};
