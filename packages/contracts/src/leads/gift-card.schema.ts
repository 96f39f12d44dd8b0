import * as z from 'zod/mini';
import { Currency, Money } from '../shared/money.js';
import { Day, Email, line, optionalLine } from '../shared/text.js';
import { GiftCardState, giftCardLimits } from './gift-card-rules.js';
import { SpamGuard } from './lead.schema.js';

/** A code as typed: case, spaces and dashes do not matter. */
export const GiftCardCode = z.string().check(
  z.overwrite((typed) => typed.toUpperCase().replace(/[\s–—-]/g, '')),
  z.regex(/^[A-Z0-9]{16}$/, 'A gift card’s code has 16 letters and digits.'),
);

/** The most cards that one payment takes. */
export const maxGiftCards = 5;
export const GiftCardCodes = z.array(GiftCardCode).check(z.maxLength(maxGiftCards));

/** What the form of the gift-card page sends. */
export const GiftCardOrder = z
  .object({
    ...SpamGuard.shape,
    /** In whole units. */
    amount: z.int('Please enter a whole amount.'),
    currency: Currency,
    buyerName: line(100),
    buyerEmail: Email,
    recipientName: line(100),
    recipientEmail: Email,
    message: optionalLine(500),
    /** A day in India; without one the card is sent as soon as it is paid for. */
    deliverOn: z.optional(z.nullable(Day)),
  })
  .check(
    z.refine(
      ({ amount, currency }) =>
        amount >= giftCardLimits[currency].least && amount <= giftCardLimits[currency].most,
      { path: ['amount'], error: 'This amount is not offered in this currency.' },
    ),
  );
export type GiftCardOrder = z.infer<typeof GiftCardOrder>;

/** What the return page shows after a card was bought. */
export const GiftCardSession = z.object({
  /** The payment: not yet, captured, or over without one. */
  payment: z.enum(['open', 'paid', 'expired']),
  amount: Money,
  recipientName: z.string(),
  /** The day in India; null when it was to be sent at once. */
  deliverOn: z.nullable(Day),
  isDelivered: z.boolean(),
  /** The payment page, while it can still be used. */
  url: z.nullable(z.string()),
});
export type GiftCardSession = z.infer<typeof GiftCardSession>;

/** What is on a card, for the person who has its code. */
export const GiftCardBalance = z.object({
  /** The last four characters of the code. */
  codeEnd: z.string(),
  /** What can be used now. */
  balance: Money,
  /** The last day on which it can be used, in India. */
  expiresOn: Day,
});
export type GiftCardBalance = z.infer<typeof GiftCardBalance>;

/** A card as the person sees it to whom it was sent. */
export const GiftCard = z.extend(GiftCardBalance, {
  state: GiftCardState,
  amount: Money,
  buyerName: z.string(),
  recipientName: z.string(),
  message: z.nullable(z.string()),
});
export type GiftCard = z.infer<typeof GiftCard>;
