import { Injectable } from '@nestjs/common';
import type { FileContent } from '@valam/contracts/leads/booking.schema';
import { refundBands } from '@valam/contracts/leads/refund-policy';
import { formatMoney, money, type Money } from '@valam/contracts/shared/money';
import { unitOf } from '@valam/service-kit/database/unit-of';
import type { JobPayload } from '@valam/service-kit/jobs/job';
import { OnJob } from '@valam/service-kit/jobs/on-job';
import { DataSource, LessThan, type EntityManager } from 'typeorm';
import { lockBooking } from '../booking/advance-booking.js';
import { remindOnce } from '../booking/remind-once.js';
import { bookingMoney, refundableMoney } from '../booking/booking-money.js';
import { travellersStillDueOn } from '../booking/traveller-days.js';
import { BookingEntity } from '../booking/booking.entity.js';
import { DepartureEntity } from '../departure/departure.entity.js';
import { bandsToCome, bandWords } from '../document/band-words.js';
import { ReceiptOfPayment } from '../document/receipt-of-payment.js';
import { paymentWords } from '../document/receipt.js';
import { PaymentEntity } from '../ledger/payment.entity.js';
import { formatDay, istDay } from '@valam/contracts/shared/days';
import { isOfOwner } from '../ledger/is-of-owner.js';
import { BookingMailFacts } from './booking-mail-facts.js';
import { ShareEntity } from '../share/share.entity.js';
import { MailBooking } from './mail-booking.js';
import { MailRequests } from './mail-requests.js';
import { MailShare } from './mail-share.js';
import { mailPaymentJob } from '../payment/payment.jobs.js';

/** Emails about payments, with receipts. A job that renders locks the booking first. */
@Injectable()
export class MailPayment {
  constructor(
    private readonly dataSource: DataSource,
    private readonly receipts: ReceiptOfPayment,
    private readonly facts: BookingMailFacts,
    private readonly mails: MailRequests,
    private readonly shareMails: MailShare,
    private readonly bookingMails: MailBooking,
  ) {}

  @OnJob(mailPaymentJob)
  async run({ paymentId, payer }: JobPayload<typeof mailPaymentJob>): Promise<void> {
    const { manager } = this.dataSource;
    const payment = await manager.findOneByOrFail(PaymentEntity, { id: paymentId });
    const asIs = await manager.findOneByOrFail(BookingEntity, { id: payment.bookingId });
    const receipt = await this.drawn(manager, asIs, payment, payer ?? asIs);
    await this.dataSource.transaction(async (tx) => {
      const booking = await lockBooking(tx, payment.bookingId);
      if (!(await remindOnce(tx, booking.id, `payment:${paymentId}`))) return;
      if (payer)
        return this.bookingMails.transferred(tx, booking, payer, { amount: amountOf(payment), receipt });
      // Transferred meanwhile: the receipt belongs to the former owner.
      if (!payment.shareId && !(await isOfOwner(tx, payment))) return;
      await this.send(tx, booking, { payment, receipt }, await confirms(tx, booking, payment));
    });
  }

  /**
   * Resends the confirmation of a booking, with the receipt of its first payment if the current owner made
   * it.
   */
  async confirmAgain(tx: EntityManager, booking: BookingEntity, payment: PaymentEntity): Promise<void> {
    const isOwn = await isOfOwner(tx, payment);
    const receipt = isOwn ? await this.drawn(tx, booking, payment, booking) : null;
    await this.send(tx, booking, { payment, receipt }, true);
  }

  private async drawn(...[tx, booking, payment, payer]: Parameters<ReceiptOfPayment['read']>) {
    return this.receipts.draw(await this.receipts.read(tx, booking, payment, payer), 'email');
  }

  private async send(
    tx: EntityManager,
    booking: BookingEntity,
    { payment, receipt }: { readonly payment: PaymentEntity; readonly receipt: FileContent | null },
    isConfirmation: boolean,
  ): Promise<void> {
    if (payment.shareId && receipt) return this.ofShare(tx, booking, payment, receipt);
    const files = receipt ? [receipt] : [];
    const to = this.facts.recipient(booking);
    const facts = await this.facts.of(tx, booking);
    if (!isConfirmation) {
      const amount = formatMoney(amountOf(payment));
      await this.mails.send(
        tx,
        'payment-received',
        to,
        { booking: facts, amount, what: paymentWords[payment.kind] },
        files,
      );
      return;
    }
    const { startDate } = await tx.findOneByOrFail(DepartureEntity, { id: booking.departureId });
    const refundable = refundableMoney(booking, await bookingMoney(tx, booking));
    const today = istDay(unitOf(tx).clock.now());
    const bands = bandsToCome(refundBands(refundable, startDate, booking.refundCap), today);
    await this.mails.send(
      tx,
      'booking-confirmed',
      to,
      {
        booking: facts,
        hasReceipt: receipt !== null,
        travellersBy: formatDay(travellersStillDueOn(startDate, today)),
        refundBands: bands.map((band) => ({ days: bandWords(band), refund: formatMoney(band.refund) })),
      },
      files,
    );
  }

  private async ofShare(
    tx: EntityManager,
    booking: BookingEntity,
    payment: PaymentEntity,
    receipt: FileContent,
  ): Promise<void> {
    const share = await tx.findOneByOrFail(ShareEntity, { id: payment.shareId ?? '' });
    const amount = amountOf(payment);
    await this.shareMails.received(tx, booking, share, { amount, receipt });
  }
}

const amountOf = ({ amountMinor, currency }: PaymentEntity): Money => money(amountMinor, currency);

/**
 * Whether the email about a payment confirms the seats. The booking may be canceled by the time it is sent.
 */
async function confirms(tx: EntityManager, booking: BookingEntity, payment: PaymentEntity): Promise<boolean> {
  if (booking.state === 'cancelled') return false;
  if (payment.method === 'offline') return isFirstPayment(tx, payment);
  return payment.kind === 'deposit' || payment.kind === 'full';
}

/**
 * Gift cards may have been redeemed with it, and another payment may have arrived by the time of its email.
 */
async function isFirstPayment(
  tx: EntityManager,
  { bookingId, receiptNumber }: PaymentEntity,
): Promise<boolean> {
  return !(await tx.existsBy(PaymentEntity, { bookingId, receiptNumber: LessThan(receiptNumber) }));
}
