import { tripLabel, type TripKind } from '@valam/contracts/catalog/trip';
import type { PaymentKind, PaymentMethod } from '@valam/contracts/leads/booking.schema';
import type { PromoOfBooking } from '@valam/contracts/leads/promo.schema';
import { refundBands, type RefundRule } from '@valam/contracts/leads/refund-policy';
import { formatDay, formatDayRange, formatDeadline, istDay } from '@valam/contracts/shared/days';
import { formatMoney, isZero, type Money } from '@valam/contracts/shared/money';
import { receiptNumber } from '../ledger/receipt-number.js';
import { bandsToCome, bandWords } from './band-words.js';
import { Page, type PdfDocument } from './page.js';

export interface ReceiptFacts {
  readonly brand: string;
  readonly contact: string;
  readonly number: number;
  readonly paidAt: Date;
  readonly kind: PaymentKind;
  readonly method: PaymentMethod;
  readonly amount: Money;
  readonly bookingRef: string;
  readonly traveller: string;
  /** The receipt of a companion's share, without the money of the booking. */
  readonly isShare: boolean;
  readonly tripKind: TripKind;
  readonly tourTitle: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly quantity: number;
  readonly promo: PromoOfBooking | null;
  readonly total: Money;
  /** Payments less refunds. */
  readonly paid: Money;
  readonly hasRefund: boolean;
  /** The amount that a refund is computed from, and the strictest rule that caps it. */
  readonly refundable: Money;
  readonly refundCap: RefundRule | null;
  readonly balance: Money;
  readonly balanceDueAt: Date | null;
  readonly isCancelled: boolean;
  /** True if its payment was too late and refunded. */
  readonly isExpired: boolean;
  /** The amounts are those at the time of rendering. */
  readonly drawnAt: Date;
}

export const paymentWords: Record<PaymentKind, string> = {
  deposit: 'Deposit',
  full: 'Payment in full',
  balance: 'Balance',
  transfer_fee: 'Transfer fee',
  offline: 'Payment',
};

const methodWords: Record<PaymentMethod, string> = {
  card: 'by card',
  offline: 'received by us',
  gift_card: 'from a gift card',
};

/** The receipt of one payment. */
export function receiptDocument(facts: ReceiptFacts): PdfDocument {
  const page = new Page({
    title: `Receipt ${receiptNumber(facts.number)}`,
    brand: facts.brand,
    at: facts.paidAt,
  });
  page.table(
    [
      { cells: ['Booking', facts.bookingRef] },
      { cells: ['Traveler', facts.traveller] },
      { cells: [tripLabel(facts.tripKind), facts.tourTitle] },
      { cells: ['Dates', formatDayRange(facts.startDate, facts.endDate)] },
      ...(facts.isShare ? [] : [{ cells: ['Travelers', String(facts.quantity)] }]),
    ],
    [1, 3],
  );
  const day = formatDay(istDay(facts.paidAt));
  page.heading('Payment').table(
    [
      {
        cells: [
          `${facts.isShare ? 'Share of the balance' : paymentWords[facts.kind]}, ${methodWords[facts.method]}, ${day}`,
          formatMoney(facts.amount),
        ],
        isStrong: true,
      },
    ],
    [3, 1],
  );
  if (facts.isShare)
    page.text(
      'If the booking is cancelled, the refund goes to everyone who paid, in proportion to what they paid.',
    );
  else if (facts.kind !== 'transfer_fee') tellOfBooking(page, facts);
  return page.finish(
    `${facts.brand}. ${facts.contact}. Amounts are in ${facts.amount.currency}. All days and deadlines are in Indian Standard Time.`,
  );
}

function tellOfBooking(page: Page, facts: ReceiptFacts): void {
  const isOver = facts.isCancelled || facts.isExpired;
  const due =
    facts.balanceDueAt && !isZero(facts.balance) ? `, due ${formatDeadline(facts.balanceDueAt)}` : '';
  page.heading(`The booking on ${formatDay(istDay(facts.drawnAt))}`).table(
    [
      ...(facts.promo
        ? [
            {
              cells: [`${facts.promo.label} (${facts.promo.code})`, `− ${formatMoney(facts.promo.discount)}`],
            },
          ]
        : []),
      { cells: ['Total', formatMoney(facts.total)] },
      { cells: [facts.hasRefund ? 'Paid, less refunds' : 'Paid', formatMoney(facts.paid)] },
      ...(isOver ? [] : [{ cells: [`Balance${due}`, formatMoney(facts.balance)], isStrong: true }]),
    ],
    [3, 1],
  );
  if (isOver) {
    const why = facts.isCancelled ? 'is cancelled' : 'was not confirmed: the payment came too late';
    page.text(`The booking ${why}. Credit notes show what was refunded.`);
    return;
  }
  const bands = refundBands(facts.refundable, facts.startDate, facts.refundCap);
  page.heading('If you cancel').table(
    bandsToCome(bands, istDay(facts.drawnAt)).map((band) => ({
      cells: [bandWords(band), formatMoney(band.refund)],
    })),
    [3, 1],
  );
  page.text(
    'Within 48 hours of the first payment, and more than 7 days before departure, you get a full refund.',
  );
}
