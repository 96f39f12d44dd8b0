import { Injectable } from '@nestjs/common';
import { bookingChanged } from '@valam/contracts/leads/booking.events';
import { TransferInput } from '@valam/contracts/leads/booking.schema';
import { isConfirmed } from '@valam/contracts/leads/booking-states';
import { formatDayRange } from '@valam/contracts/shared/days';
import { normaliseEmail } from '@valam/contracts/shared/text';
import { addJob } from '@valam/service-kit/jobs/jobs';
import type { EntityManager } from 'typeorm';
import * as z from 'zod/mini';
import { recordStep } from '../booking/advance-booking.js';
import { announceBooking } from '../booking/announce-booking.js';
import type { BookingEntity } from '../booking/booking.entity.js';
import { TravellerEntity } from '../booking/traveller.entity.js';
import { DepartureEntity } from '../departure/departure.entity.js';
import { personPhone } from '../lead/person-phone.js';
import { BookingMailFacts } from '../mail/booking-mail-facts.js';
import { MailDesk } from '../mail/mail-desk.js';
import type { PaymentEntity } from './payment.entity.js';
import { PaymentPages } from './payment-pages.js';
import { ReturnPayment } from './return-payment.js';

export type NewPerson = z.infer<typeof TransferInput>;

/** What a fee page knows: the person to come, and the version of the link by which the page was asked for. */
export interface TransferDetails extends NewPerson {
  readonly linkVersion: number;
}
/** Pages of before the version was noted can only be those of the first link. */
const Asked = z.extend(TransferInput, { linkVersion: z._default(z.int(), 1) });

/** The fee is paid, or the operator has decided: the booking belongs to another person, and the old link is dead. */
@Injectable()
export class HandOverBooking {
  constructor(
    private readonly returnPayment: ReturnPayment,
    private readonly pages: PaymentPages,
    private readonly mails: MailDesk,
    private readonly facts: BookingMailFacts,
  ) {}

  async run(
    tx: EntityManager,
    booking: BookingEntity,
    payment: PaymentEntity,
    details: Record<string, unknown> | null,
  ): Promise<void> {
    if (!isConfirmed(booking.state) || booking.state === 'completed')
      return this.returnPayment.run(tx, booking, payment, 'departure_cancelled');
    const { linkVersion, ...person } = z.parse(Asked, details);
    if (linkVersion !== booking.linkVersion)
      return this.returnPayment.run(tx, booking, payment, 'transferred');
    await addJob(tx, 'mail-payment', { paymentId: payment.id }, { key: `mail-payment:${payment.id}` });
    await this.to(tx, booking, person, 'traveller');
  }

  /** From here on the booking is the new person's alone: nothing that the former one has opened changes it any more. */
  async to(
    tx: EntityManager,
    booking: BookingEntity,
    person: NewPerson,
    actor: 'traveller' | 'operator',
  ): Promise<void> {
    const former = { recipient: this.facts.recipient(booking), firstName: booking.firstName };
    booking.firstName = person.firstName;
    booking.lastName = person.lastName;
    booking.email = person.email;
    booking.personEmail = normaliseEmail(person.email);
    booking.mobile = person.mobile;
    booking.personPhone = personPhone(person.mobile);
    booking.wishesSealed = null;
    booking.linkVersion += 1;
    booking.version += 1;
    await tx.save(booking);
    await tx.delete(TravellerEntity, { bookingId: booking.id });
    await this.pages.closeAll(tx, booking.id);
    await recordStep(tx, booking, 'transferred', { actor, reason: 'Handed over to another person.' });
    await announceBooking(tx, bookingChanged, booking);
    await this.tell(tx, booking, former);
  }

  private async tell(
    tx: EntityManager,
    booking: BookingEntity,
    former: { recipient: { email: string; name: string }; firstName: string },
  ): Promise<void> {
    const departure = await tx.findOneByOrFail(DepartureEntity, { id: booking.departureId });
    await this.mails.send(tx, 'booking-handed-over', former.recipient, {
      firstName: former.firstName,
      bookingRef: booking.ref,
      tourTitle: departure.tourTitle,
      dates: formatDayRange(departure.startDate, departure.endDate),
      newName: `${booking.firstName} ${booking.lastName}`,
    });
    await this.mails.send(tx, 'booking-taken-over', this.facts.recipient(booking), {
      booking: await this.facts.of(tx, booking),
      formerName: former.recipient.name,
    });
  }
}
