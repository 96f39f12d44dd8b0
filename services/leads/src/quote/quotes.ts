import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { balanceDueAt, splitTotal } from '@valam/contracts/leads/booking-amounts';
import { getQuote } from '@valam/contracts/leads/quote.rpc';
import type { RpcReturn } from '@valam/contracts/shared/define';
import { money } from '@valam/contracts/shared/money';
import { problem } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource, type EntityManager, Not, Repository } from 'typeorm';
import { BookingEntity } from '../booking/booking.entity.js';
import { unpaidUntil } from '../booking/unpaid-until.js';
import { DepartureEntity } from '../departure/departure.entity.js';
import { hasTripPage } from '../departure/trip-page.js';
import { LeadEntity } from '../lead/lead.entity.js';
import type { Proposals } from '../lead/proposals.js';
import { PrivateLinks } from '../link/private-links.js';
import { currentTerms } from '../terms/current-terms.js';
import { QuoteEntity } from './quote.entity.js';
import { quoteStateNow } from './quote-states.js';

/** A proposal, as the inquirer sees it. */
@Injectable()
export class Quotes implements Proposals {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(LeadEntity) private readonly leads: Repository<LeadEntity>,
    @InjectRepository(DepartureEntity) private readonly departures: Repository<DepartureEntity>,
    @InjectRepository(BookingEntity) private readonly bookings: Repository<BookingEntity>,
    private readonly clock: Clock,
    private readonly links: PrivateLinks,
  ) {}

  async look(tx: EntityManager, token: string, lock = false): Promise<QuoteEntity> {
    const target = this.links.open('quote', token);
    const where = { id: target?.id ?? '', linkVersion: target?.version ?? 0 };
    const quote = target
      ? await tx.findOne(QuoteEntity, { where, ...(lock ? { lock: { mode: 'for_no_key_update' } } : {}) })
      : null;
    if (!quote) throw problem(getQuote, 'leads.link_unknown', 'This link isn’t valid.');
    return quote;
  }

  async newestUrl(tx: EntityManager, leadId: string): Promise<string | null> {
    const quote = await tx.findOne(QuoteEntity, {
      where: { leadId, state: Not('withdrawn') },
      order: { createdAt: 'DESC' },
    });
    return quote ? this.links.url('quote', { id: quote.id, version: quote.linkVersion }) : null;
  }

  async get(token: string): Promise<RpcReturn<typeof getQuote>> {
    const { manager } = this.dataSource;
    const quote = await this.look(manager, token);
    const lead = await this.leads.findOneByOrFail({ id: quote.leadId });
    const departure = await this.departures.findOneByOrFail({ id: quote.departureId });
    const booking = quote.bookingId ? await this.bookings.findOneBy({ id: quote.bookingId }) : null;
    const terms = await currentTerms(manager);
    const unpaid = unpaidUntil(booking);
    const person = (unpaid && booking) || lead;
    const amounts = splitTotal(money(quote.totalMinor, quote.currency), terms);
    return {
      state: quoteStateNow(quote, booking?.state ?? null, this.clock.now()),
      firstName: person.firstName ?? '',
      lastName: person.lastName,
      email: person.email,
      mobile: person.mobile,
      title: quote.title,
      tripKind: departure.tripKind,
      tourSlug: departure.tourSlug,
      hasTripPage: await hasTripPage(manager, departure),
      startDate: departure.startDate,
      endDate: departure.endDate,
      quantity: quote.quantity,
      ...amounts,
      balanceDueAt: balanceDueAt(departure.startDate, this.clock.now(), terms).toISOString(),
      message: quote.message,
      validUntil: quote.validUntil.toISOString(),
      bookingRef: booking && booking.state !== 'expired' ? booking.ref : null,
      unpaidUntil: unpaid,
    };
  }
}
