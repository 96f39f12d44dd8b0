import { Injectable } from '@nestjs/common';
import type { FileContent } from '@valam/contracts/leads/booking.schema';
import { money } from '@valam/contracts/shared/money';
import { Clock } from '@valam/service-kit/clock/clock';
import type { EntityManager } from 'typeorm';
import {
  balanceOf,
  bookingMoney,
  keptMoney,
  promoOf,
  refundableMoney,
  totalOf,
} from '../booking/booking-money.js';
import type { BookingEntity } from '../booking/booking.entity.js';
import { LeadsConfig } from '../config.js';
import type { Owner } from '../booking/owner-since.js';
import { DepartureEntity } from '../departure/departure.entity.js';
import type { PaymentEntity } from '../ledger/payment.entity.js';
import { ShareEntity } from '../share/share.entity.js';
import { DrawPdf, type PdfReader } from './draw-pdf.js';
import type { PdfDocument } from './page.js';
import { receiptDocument } from './receipt.js';

interface ReceiptFile {
  readonly filename: string;
  readonly document: PdfDocument;
}

/** The receipt of a payment as a file. */
@Injectable()
export class ReceiptOfPayment {
  constructor(
    private readonly drawPdf: DrawPdf,
    private readonly config: LeadsConfig,
    private readonly clock: Clock,
  ) {}

  /** `payer`: the owner at the time of the payment. */
  async read(
    tx: EntityManager,
    booking: BookingEntity,
    payment: PaymentEntity,
    payer: Pick<Owner, 'firstName' | 'lastName'>,
  ): Promise<ReceiptFile> {
    const departure = await tx.findOneByOrFail(DepartureEntity, { id: booking.departureId });
    const share = payment.shareId ? await tx.findOneByOrFail(ShareEntity, { id: payment.shareId }) : null;
    const sums = await bookingMoney(tx, booking);
    const document = receiptDocument({
      brand: this.config.BRAND_NAME,
      contact: `${this.config.BRAND_EMAIL}, ${this.config.BRAND_PHONE}`,
      number: payment.receiptNumber,
      paidAt: payment.capturedAt,
      kind: payment.kind,
      method: payment.method,
      amount: money(payment.amountMinor, payment.currency),
      bookingRef: booking.ref,
      traveller: share?.name ?? `${payer.firstName} ${payer.lastName}`,
      isShare: share !== null,
      tripKind: departure.tripKind,
      tourTitle: departure.tourTitle,
      startDate: departure.startDate,
      endDate: departure.endDate,
      quantity: booking.quantity,
      promo: promoOf(booking),
      total: totalOf(booking),
      paid: keptMoney(sums),
      hasRefund: sums.promisedBackMinor > 0,
      refundable: refundableMoney(booking, sums),
      refundCap: booking.refundCap,
      balance: balanceOf(booking, sums),
      balanceDueAt: booking.balanceDueAt,
      isCancelled: booking.state === 'cancelled',
      isExpired: booking.state === 'expired',
      drawnAt: this.clock.now(),
    });
    return { filename: `receipt-${booking.ref}-${payment.receiptNumber}.pdf`, document };
  }

  /**
   * Runs after the transaction: files are rendered one after the other, and waiting calls would each occupy a
   * connection.
   */
  draw({ filename, document }: ReceiptFile, reader: PdfReader): Promise<FileContent> {
    return this.drawPdf.run(filename, document, reader);
  }
}
