import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { confirmedStates } from '@valam/contracts/leads/booking-states';
import { getUnfinishedCheckout } from '@valam/contracts/leads/unfinished-checkout.rpc';
import type { RpcReturn } from '@valam/contracts/shared/define';
import { istDay } from '@valam/contracts/shared/days';
import { problem } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import { In, MoreThanOrEqual, Repository } from 'typeorm';
import { BookingEntity } from '../booking/booking.entity.js';
import { EncryptedWishes } from '../booking/encrypted-wishes.js';
import { DepartureEntity } from '../departure/departure.entity.js';
import { hasTripPage } from '../departure/trip-page.js';
import { PrivateLinks } from '../link/private-links.js';
import { PaymentSessionEntity } from '../payment/payment-session.entity.js';

/** The saved input of an unfinished checkout, for the person with the link from the reminder. */
@Injectable()
export class RestoreCheckout {
  constructor(
    @InjectRepository(BookingEntity) private readonly bookings: Repository<BookingEntity>,
    @InjectRepository(DepartureEntity) private readonly departures: Repository<DepartureEntity>,
    @InjectRepository(PaymentSessionEntity)
    private readonly paymentSessions: Repository<PaymentSessionEntity>,
    private readonly clock: Clock,
    private readonly links: PrivateLinks,
    private readonly wishes: EncryptedWishes,
  ) {}

  async run(token: string): Promise<RpcReturn<typeof getUnfinishedCheckout>> {
    const target = this.links.open('checkout', token);
    const booking =
      target &&
      (await this.bookings.findOneBy({
        id: target.id,
        linkVersion: target.version,
        state: 'expired',
      }));
    if (!booking || booking.erasedAt || (await this.isBookedSince(booking))) throw unknown();
    const departure = await this.departures.findOneByOrFail({ id: booking.departureId });
    if (departure.startDate <= istDay(this.clock.now())) throw unknown();
    const payInFull = await this.paymentSessions.existsBy({
      bookingId: booking.id,
      purpose: 'full',
    });
    const { tripKind, tourId, tourSlug, tourTitle, startDate, endDate } = departure;
    const { quantity, currency, firstName, lastName, email, mobile } = booking;
    return {
      ...{ tripKind, tourId, tourSlug, tourTitle, dateId: departure.id, startDate, endDate },
      hasTripPage: await hasTripPage(this.bookings.manager, departure),
      ...{ quantity, currency, payInFull, firstName, lastName, email, mobile },
      plan: booking.wantsPlan ? 'installments' : payInFull ? 'full' : 'deposit',
      installments: booking.planInstallments,
      roomOptionId: booking.roomOption?.id ?? null,
      promoCode: booking.promo?.code ?? null,
      ...this.wishes.decrypt(booking.wishesSealed),
    };
  }

  /** Including by this link: the form would book the same trip a second time. */
  private isBookedSince({ personEmail, departureId, createdAt }: BookingEntity): Promise<boolean> {
    const state = In([...confirmedStates]);
    return this.bookings.existsBy({ personEmail, departureId, state, createdAt: MoreThanOrEqual(createdAt) });
  }
}

const unknown = () =>
  problem(getUnfinishedCheckout, 'leads.link_unknown', 'This link is no longer valid. Please book again.');
