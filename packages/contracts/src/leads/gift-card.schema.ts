import * as z from 'zod/mini';
import { Currency, Money } from '../shared/money.js';
import { Day, Email, line, optionalLine } from '../shared/text.js';
import { GiftCardState, giftCardLimits } from './gift-card-rules.js';
import { SpamGuard } from './lead.schema.js';

/** A code as typed: case, spaces and dashes are ignored. */
export const GiftCardCode = z.string().check(
  z.overwrite((typed) => typed.toUpperCase().replace(/[\s–—-]/g, '')),
  z.regex(/^[A-Z0-9]{16}$/, 'A gift card’s code has 16 letters and digits.'),
);

/** Maximum number of cards for one payment. */
export const maxGiftCards = 5;
export const GiftCardCodes = z.array(GiftCardCode).check(z.maxLength(maxGiftCards));

/** Input from the form of the gift-card page. */
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
    /** A day in India; by default the card is sent as soon as it is paid. */
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

/** Content of the return page after the purchase of a gift card. */
export const GiftCardSession = z.object({
  /** The payment: open, captured, or expired without one. */
  payment: z.enum(['open', 'paid', 'expired']),
  amount: Money,
  recipientName: z.string(),
  /** The day in India; null for immediate delivery. */
  deliverOn: z.nullable(Day),
  isDelivered: z.boolean(),
  /** True if the balance of the card was refunded to its buyer, which ended the card. */
  isRefunded: z.optional(z.boolean()),
  /** The payment page, while it is open. */
  url: z.nullable(z.string()),
});
export type GiftCardSession = z.infer<typeof GiftCardSession>;

/** State of a gift card, for the person with its code. */
export const GiftCardBalance = z.object({
  /** The last four characters of the code. */
  codeEnd: z.string(),
  /** Amount available now. */
  balance: Money,
  /** The last day on which it can be used, in India. */
  expiresOn: Day,
  /** True from the next day on, by the server's clock, because a browser's may be wrong. */
  isExpired: z.optional(z.boolean()),
});
export type GiftCardBalance = z.infer<typeof GiftCardBalance>;

/** A card, as its recipient sees it. */
export const GiftCard = z.extend(GiftCardBalance, {
  state: GiftCardState,
  amount: Money,
  buyerName: z.string(),
  recipientName: z.string(),
  message: z.nullable(z.string()),
});
export type GiftCard = z.infer<typeof GiftCard>;
