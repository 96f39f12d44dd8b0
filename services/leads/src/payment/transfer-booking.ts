import { Injectable } from '@nestjs/common';
import { bookingChanged } from '@valam/contracts/leads/booking.events';
import { TransferInput } from '@valam/contracts/leads/booking.schema';
import { isConfirmed } from '@valam/contracts/leads/booking-states';
import { normalizeEmail } from '@valam/contracts/shared/text';
import { addJob } from '@valam/service-kit/jobs/jobs';
import type { EntityManager } from 'typeorm';
import * as z from 'zod/mini';
import { recordStep } from '../booking/advance-booking.js';
import { stateSoon } from '../booking/allowed-changes.js';
import { announceBooking } from '../booking/announce-booking.js';
import { IssueInvoice } from '../invoice/issue-invoice.js';
import { BookingMails } from '../booking/booking-mails.js';
import type { BookingEntity } from '../booking/booking.entity.js';
import { keepDaysOfNewOwner } from '../booking/emailed-days.js';
import { remindAgain } from '../booking/remind-once.js';
import { travellersAskedAhead, travellersReminder } from '../booking/traveller-days.js';
import { DepartureEntity } from '../departure/departure.entity.js';
import { personPhone } from '../lead/person-phone.js';
import { nameFormerPayer, transferBilling } from '../invoice/billing.sql.js';
import type { PaymentEntity } from '../ledger/payment.entity.js';
import { SavedCards } from '../payment-plan/saved-cards.js';
import { Shares } from '../share/shares.js';
import { PaymentPages } from './payment-pages.js';
import { pagesWithoutPayer } from './payment-session.sql.js';
import { ReturnPayment } from './return-payment.js';
import { mailPaymentJob } from './payment.jobs.js';

/** Companions who have paid still travel, with the new owner, who does not know the others. */
const keepFormsOfPayers = `delete from traveller t where t.booking_id = $1
     and not exists (select 1 from share s where s.id = t.share_id and s.state = 'paid')`;

export type NewPerson = z.infer<typeof TransferInput>;

/** Details of a fee page: the new person, and the version of the link that requested the page. */
export interface TransferDetails extends NewPerson {
  readonly linkVersion: number;
}
/** Pages from before the version was stored can only belong to the first link. */
const Asked = z.object({ linkVersion: z._default(z.int(), 1) });

/**
 * The fee is paid, or the operator has decided: transfers the booking to another person and invalidates the
 * old link.
 */
@Injectable()
export class TransferBooking {
  constructor(
    private readonly returnPayment: ReturnPayment,
    private readonly pages: PaymentPages,
    private readonly mails: BookingMails,
    private readonly cards: SavedCards,
    private readonly shares: Shares,
    private readonly invoices: IssueInvoice,
  ) {}

  async run(
    tx: EntityManager,
    booking: BookingEntity,
    payment: PaymentEntity,
    details: Record<string, unknown> | null,
  ): Promise<void> {
    const { cancelledAt } = await tx.findOneByOrFail(DepartureEntity, { id: booking.departureId });
    const state = stateSoon(booking.state, cancelledAt);
    if (!isConfirmed(state) || state === 'completed')
      return this.returnPayment.run(tx, booking, payment, 'departure_cancelled');
    const { linkVersion } = z.parse(Asked, details);
    // The new owner may have been erased meanwhile.
    const { success, data: person } = z.safeParse(TransferInput, details);
    if (!success || linkVersion !== booking.linkVersion)
      return this.returnPayment.run(tx, booking, payment, 'transferred');
    const { firstName, lastName, email } = booking;
    // Addressed to the payer of the fee, before the booking changes its owner.
    await this.invoices.ofPayments(tx, booking);
    await this.to(tx, booking, person, 'traveller');
    // The receipt is sent to the person who paid the fee.
    const fee = { paymentId: payment.id, payer: { firstName, lastName, email } };
    await addJob(tx, mailPaymentJob, fee, { key: `mail-payment:${payment.id}` });
  }

  /** From now on only the new owner has access: pages opened by the former one have no effect. */
  async to(
    tx: EntityManager,
    booking: BookingEntity,
    person: NewPerson,
    actor: 'traveller' | 'operator',
  ): Promise<void> {
    const { firstName, lastName, email, personEmail } = booking;
    // Their emails name the former owner, who invited them, instead of a person whom they do not know.
    await this.shares.endAll(tx, booking, 'booking_over', {
      actor: 'system',
      reason: 'The booking was transferred to another person.',
    });
    booking.firstName = person.firstName;
    booking.lastName = person.lastName;
    booking.email = person.email;
    booking.personEmail = normalizeEmail(person.email);
    booking.mobile = person.mobile;
    booking.personPhone = personPhone(person.mobile);
    booking.wishesSealed = null;
    booking.holdKey = null;
    booking.linkVersion += 1;
    booking.version += 1;
    await tx.save(booking);
    await tx.query(keepFormsOfPayers, [booking.id]);
    // The former owner was asked for the details of other travelers.
    await remindAgain(tx, booking.id, travellersAskedAhead.map(travellersReminder));
    await this.pages.closeAll(tx, booking.id);
    await tx.query(transferBilling, [booking.id]);
    await tx.query(nameFormerPayer, [booking.id, personEmail]);
    await tx.query(pagesWithoutPayer, [booking.id]);
    if (booking.paymentPlanId)
      await this.cards.end(tx, booking.paymentPlanId, 'withdrawn', 'The booking was transferred.');
    await recordStep(tx, booking, 'transferred', { actor, reason: 'Transferred to another person.' });
    await announceBooking(tx, bookingChanged, booking);
    const former = { firstName, lastName, email };
    if (actor === 'operator') await this.mails.transferred(tx, booking, former);
    await keepDaysOfNewOwner(
      tx,
      booking.id,
      await tx.findOneByOrFail(DepartureEntity, { id: booking.departureId }),
    );
    await this.mails.takenOver(tx, booking, former);
    await this.shares.ledByAnother(tx, booking, former);
  }
}
