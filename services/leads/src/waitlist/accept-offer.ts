import { Injectable } from '@nestjs/common';
import { bookingAmounts } from '@valam/contracts/leads/booking-amounts';
import { isConfirmed } from '@valam/contracts/leads/booking-states';
import { acceptOffer } from '@valam/contracts/leads/waitlist.rpc';
import type { RpcInput, RpcReturn } from '@valam/contracts/shared/define';
import { defaultCurrency, type Money } from '@valam/contracts/shared/money';
import { problem } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource, type EntityManager } from 'typeorm';
import { BookingEntity } from '../booking/booking.entity.js';
import { unpaidUntil } from '../booking/unpaid-until.js';
import { AnswerWithPage } from '../payment/answer-with-page.js';
import { HoldSeats } from '../checkout/hold-seats.js';
import { departureStatus } from '../departure/departure-status.js';
import { DepartureEntity, sellable } from '../departure/departure.entity.js';
import { lockDeparture } from '../departure/stock.js';
import { PaymentSessionEntity } from '../payment/payment-session.entity.js';
import { currentTerms } from '../terms/current-terms.js';
import { WaitlistEntryEntity } from './waitlist-entry.entity.js';
import { WaitlistPlace } from './waitlist-place.js';
import { waitlistTransitions } from './waitlist-states.js';

type Input = RpcInput<typeof acceptOffer>;

/** Converts an offer into a booking: its seats become those of a hold, without being free in between. */
@Injectable()
export class AcceptOffer {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly place: WaitlistPlace,
    private readonly holdSeats: HoldSeats,
    private readonly answerWithPage: AnswerWithPage,
  ) {}

  async run(input: Input): Promise<RpcReturn<typeof acceptOffer>> {
    const sessionId = await this.dataSource.transaction(async (tx) => {
      const entry = await this.place.look(tx, input.token, true);
      return (await this.earlier(tx, entry)) ?? this.accept(tx, entry, input);
    });
    const page = await this.answerWithPage.run(sessionId);
    if (page) return page;
    await this.refuseEnded(input.token);
    throw problem(
      acceptOffer,
      'leads.payment_unavailable',
      'The payment page could not be opened. Your offer still stands.',
    );
  }

  /** The date may have been canceled while the payment page was opened: then the offer has ended. */
  private refuseEnded(token: string): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      const entry = await this.place.look(tx, token);
      await this.earlier(tx, entry);
      const { cancelledAt } = await tx.findOneByOrFail(DepartureEntity, { id: entry.departureId });
      if (cancelledAt || (entry.state !== 'offered' && entry.state !== 'accepted')) throw over();
    });
  }

  /** A repeat returns the payment page of the first acceptance, as long as it is payable. */
  private async earlier(tx: EntityManager, entry: WaitlistEntryEntity): Promise<string | null> {
    if (entry.state !== 'accepted' || !entry.bookingId) return null;
    const booking = await tx.findOneByOrFail(BookingEntity, { id: entry.bookingId });
    if (isConfirmed(booking.state))
      throw over('You have paid for these seats. The email about your booking has your private link.');
    const session = await tx.findOne(PaymentSessionEntity, {
      where: { bookingId: entry.bookingId },
      order: { createdAt: 'ASC' },
    });
    if (!session || unpaidUntil(booking) === null) throw over();
    return session.id;
  }

  private async accept(tx: EntityManager, entry: WaitlistEntryEntity, input: Input): Promise<string> {
    // Its seats are already reserved, so no counter is checked; the lock prevents a cancellation before the
    // hold is stored.
    const departure = await lockDeparture(tx, entry.departureId);
    const now = this.clock.now();
    const isOpen = entry.state === 'offered' && entry.offerExpiresAt !== null && entry.offerExpiresAt > now;
    if (!isOpen) throw over();
    if (departureStatus(sellable(departure), now) === 'closed')
      throw problem(acceptOffer, 'leads.departure_closed', 'This date can no longer be booked.');
    const { quantity, firstName, lastName, email, sourceUrl } = entry;
    const currency = input.currency ?? defaultCurrency;
    const terms = await currentTerms(tx);
    const amounts = bookingAmounts(departure.prices, quantity, currency, null, terms);
    agree(input.expectedTotal, amounts.total);
    const session = await this.holdSeats.run(tx, {
      departure,
      quantity,
      currency,
      amounts,
      terms,
      priceUsdMinor: bookingAmounts(departure.prices, quantity, 'USD').total.amountMinor,
      payInFull: input.payInFull ?? false,
      firstName,
      lastName,
      email,
      mobile: input.mobile || entry.mobile,
      referralCodeUsed: entry.referralCode,
      sourceUrl,
      waitlistEntryId: entry.id,
      reason: 'Accepted an offer from the waitlist.',
    });
    if (!session) throw over('You are already booking these seats.');
    entry.state = waitlistTransitions.next(entry.state, 'accepted') ?? entry.state;
    entry.bookingId = session.bookingId;
    entry.version += 1;
    await tx.save(entry);
    return session.id;
  }
}

const over = (message = 'This offer has ended.') => problem(acceptOffer, 'leads.offer_over', message);

/** The price may have changed since the page was opened: the current one is shown before the payment. */
function agree(expected: Money | null | undefined, total: Money): void {
  if (expected?.currency !== total.currency || expected.amountMinor === total.amountMinor) return;
  throw problem(acceptOffer, 'leads.price_changed', 'Please check it again.', { total });
}
