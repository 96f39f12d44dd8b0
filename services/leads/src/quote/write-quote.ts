import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { bookingAmounts } from '@valam/contracts/leads/booking-amounts';
import { wholeUnits } from '@valam/contracts/shared/money';
import type { leadsAdmin, NewQuote } from '@valam/contracts/leads/leads.admin';
import type { AdminActionAnswer } from '@valam/contracts/shared/admin-entity';
import { Clock } from '@valam/service-kit/clock/clock';
import type { AdminActionCall } from '@valam/service-kit/admin/resource';
import type { EntityManager } from 'typeorm';
import { refuse } from '@valam/service-kit/admin/refuse';
import { lastBookable } from '../departure/departure-status.js';
import { DepartureEntity } from '../departure/departure.entity.js';
import { LeadEntity } from '../lead/lead.entity.js';
import { canMoveLead } from '../lead/lead-states.js';
import { PrivateLinks } from '../link/private-links.js';
import { quoteDeadline } from './quote-deadline.js';
import { QuoteEntity } from './quote.entity.js';
import { QuoteMails } from './quote-mails.js';

const defaultValidDays = 7;

/** Writes a proposal for a lead and emails it, with a payment link. */
@Injectable()
export class WriteQuote {
  constructor(
    private readonly clock: Clock,
    private readonly links: PrivateLinks,
    private readonly mails: QuoteMails,
  ) {}

  async run(
    tx: EntityManager,
    { id, input, caller }: AdminActionCall<NewQuote>,
  ): Promise<AdminActionAnswer<typeof leadsAdmin, 'quote'>> {
    const lead = await tx.findOneByOrFail(LeadEntity, { id });
    if (!lead.email) throw refuse('This lead has no email address to send a proposal to.');
    const departure = await this.departure(tx, input);
    const now = this.clock.now();
    if (lastBookable(departure.startDate) < now) throw refuse('These dates can no longer be booked.');
    const quote = tx.create(QuoteEntity, {
      id: randomUUID(),
      leadId: lead.id,
      state: 'open',
      title: input.title || departure.tourTitle,
      departureId: departure.id,
      quantity: input.quantity,
      currency: input.total.currency,
      totalMinor: input.total.amountMinor,
      totalUsdMinor: usdOf(input, departure),
      message: input.message || null,
      validUntil: quoteDeadline(now, input.validDays ?? defaultValidDays, departure.startDate),
      createdBy: caller.email ?? '',
      linkVersion: 1,
      version: 1,
      createdAt: now,
    });
    await tx.insert(QuoteEntity, quote);
    await this.moveLead(tx, lead, now);
    const url = this.links.url('quote', { id: quote.id, version: 1 });
    await this.mails.sent(tx, quote, { lead, departure, url });
    return { id: quote.id, url, validUntil: quote.validUntil.toISOString() };
  }

  private async departure(tx: EntityManager, input: NewQuote): Promise<DepartureEntity> {
    if (input.departureId) {
      refuseOwnDays(input);
      const known = await tx.findOneBy(DepartureEntity, { id: input.departureId });
      if (!known || known.cancelledAt) throw refuse('This date is not offered.');
      return known;
    }
    if (!input.title || !input.startDate || !input.endDate || input.endDate < input.startDate)
      throw refuse('A private tour needs a title, a first and a last day.');
    return this.privateDeparture(tx, input, input.title, input.startDate, input.endDate);
  }

  /** Creates a private departure with exactly the seats of this party, not listed on any page. */
  private async privateDeparture(
    tx: EntityManager,
    input: NewQuote,
    title: string,
    startDate: string,
    endDate: string,
  ) {
    const none = { USD: 0, EUR: 0, GBP: 0, INR: 0 };
    const departure = tx.create(DepartureEntity, {
      id: randomUUID(),
      origin: 'private',
      tripKind: 'tour',
      tourTitle: title,
      startDate,
      endDate,
      prices: none,
      roomOptions: [],
      dietServed: [],
      dietNotServed: [],
      promise: { itinerary: [], inclusions: input.message ?? '', exclusions: '' },
      isOffered: true,
      catalogVersion: 0,
      capacity: input.quantity,
      confirmed: 0,
      reserved: 0,
      sampleSold: 0,
      isClosed: false,
      seatsVersion: 1,
      version: 1,
    });
    await tx.insert(DepartureEntity, departure);
    return departure;
  }

  private async moveLead(tx: EntityManager, lead: LeadEntity, now: Date): Promise<void> {
    if (canMoveLead(lead.state, 'proposal_sent')) lead.state = 'proposal_sent';
    lead.answeredAt ??= now;
    lead.changedAt = now;
    lead.version += 1;
    await tx.save(lead);
  }
}

/** The email names the days of the departure: others would be left out. */
function refuseOwnDays({ startDate, endDate }: NewQuote): void {
  if (!startDate && !endDate) return;
  throw refuse('A departure has its own days. For a private tour, choose no departure.', {
    fields: { [startDate ? 'startDate' : 'endDate']: 'Leave this empty for a departure.' },
  });
}

/** Value of the proposal in US cents: given explicitly, or computed from the prices of its departure. */
function usdOf({ total, totalUsd, quantity }: NewQuote, departure: DepartureEntity): number {
  if (total.currency === 'USD') return total.amountMinor;
  if (totalUsd) return wholeUnits(totalUsd, 'USD').amountMinor;
  const listed = bookingAmounts(departure.prices, quantity, total.currency).total.amountMinor;
  if (listed === 0)
    throw refuse('Say what this is worth in US dollars.', {
      fields: { totalUsd: 'This field is required.' },
    });
  const usd = bookingAmounts(departure.prices, quantity, 'USD').total.amountMinor;
  return Math.round((usd * total.amountMinor) / listed);
}
