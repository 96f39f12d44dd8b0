import { Injectable } from '@nestjs/common';
import { splitTotal } from '@valam/contracts/leads/booking-amounts';
import { acceptQuote } from '@valam/contracts/leads/quote.rpc';
import type { RpcInput, RpcReturn } from '@valam/contracts/shared/define';
import { money } from '@valam/contracts/shared/money';
import { problem } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource, type EntityManager } from 'typeorm';
import { BookingEntity } from '../booking/booking.entity.js';
import { AnswerWithPage } from '../payment/answer-with-page.js';
import { HoldSeats } from '../checkout/hold-seats.js';
import { departureStatus, sellableSeats } from '../departure/departure-status.js';
import { DepartureEntity, sellable } from '../departure/departure.entity.js';
import { announceSeats, moveStock } from '../departure/stock.js';
import { LeadEntity } from '../lead/lead.entity.js';
import { PaymentSessionEntity } from '../payment/payment-session.entity.js';
import { currentTerms } from '../terms/current-terms.js';
import type { QuoteEntity } from './quote.entity.js';
import { Quotes } from './quotes.js';
import { quoteTransitions } from './quote-states.js';

type Input = RpcInput<typeof acceptQuote>;

/** Converts a proposal into a booking at its agreed price. */
@Injectable()
export class AcceptQuote {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly quotes: Quotes,
    private readonly holdSeats: HoldSeats,
    private readonly answerWithPage: AnswerWithPage,
  ) {}

  async run(input: Input): Promise<RpcReturn<typeof acceptQuote>> {
    const sessionId = await this.dataSource.transaction(async (tx) => {
      const quote = await this.quotes.look(tx, input.token, true);
      return (await this.earlier(tx, quote)) ?? this.accept(tx, quote, input);
    });
    const page = await this.answerWithPage.run(sessionId);
    if (page) return page;
    throw problem(acceptQuote, 'leads.payment_unavailable', 'The payment page could not be opened.');
  }

  /** The payment page of the first acceptance, unless its hold has ended: then the proposal is open again. */
  private async earlier(tx: EntityManager, quote: QuoteEntity): Promise<string | null> {
    if (!quote.bookingId) return null;
    const booking = await tx.findOneByOrFail(BookingEntity, { id: quote.bookingId });
    if (booking.state === 'expired') {
      quote.state = quoteTransitions.next(quote.state, 'payment_missed') ?? quote.state;
      return null;
    }
    const where = { bookingId: booking.id };
    const session = await tx.findOne(PaymentSessionEntity, { where, order: { createdAt: 'ASC' } });
    if (session?.state === 'open' || session?.state === 'preparing') return session.id;
    throw over();
  }

  private async accept(tx: EntityManager, quote: QuoteEntity, input: Input): Promise<string> {
    if (quote.state !== 'open' || quote.validUntil <= this.clock.now()) throw over();
    const departure = await tx.findOneByOrFail(DepartureEntity, { id: quote.departureId });
    if (departureStatus(sellable(departure), this.clock.now()) === 'closed')
      throw problem(acceptQuote, 'leads.departure_closed', 'These dates can no longer be booked.');
    const lead = await tx.findOneByOrFail(LeadEntity, { id: quote.leadId });
    const terms = await currentTerms(tx);
    const session = await this.holdSeats.run(tx, {
      ...input,
      departure,
      quantity: quote.quantity,
      currency: quote.currency,
      amounts: splitTotal(money(quote.totalMinor, quote.currency), terms),
      terms,
      priceUsdMinor: quote.totalUsdMinor,
      payInFull: input.payInFull ?? false,
      referralCodeUsed: lead.referralCodeUsed,
      sourceUrl: lead.sourceUrl,
      quoteId: quote.id,
      reason: 'Accepted a proposal.',
    });
    if (!session) throw over();
    if (!(await moveStock(tx, departure.id, 'reserve', quote.quantity)))
      throw full(sellableSeats(sellable(departure)));
    await announceSeats(tx, departure.id);
    quote.state = quoteTransitions.next(quote.state, 'accepted') ?? quote.state;
    quote.bookingId = session.bookingId;
    quote.version += 1;
    await tx.save(quote);
    return session.id;
  }
}

const over = () =>
  problem(acceptQuote, 'leads.quote_over', 'This proposal is no longer valid. Please write to us.');
const full = (free: number) =>
  problem(acceptQuote, 'leads.departure_full', 'There are not enough seats left.', { free });
