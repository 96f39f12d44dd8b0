import { InjectRepository } from '@nestjs/typeorm';
import { quotesAdmin } from '@valam/contracts/leads/quotes.admin';
import { money } from '@valam/contracts/shared/money';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { Clock } from '@valam/service-kit/clock/clock';
import { TableResource } from '@valam/service-kit/admin/table-resource';
import type { AdminActionCall, AdminActions } from '@valam/service-kit/admin/resource';
import { type EntityManager, Repository } from 'typeorm';
import { BookingEntity } from '../booking/booking.entity.js';
import { PrivateLinks } from '../link/private-links.js';
import { QuoteEntity } from '../quote/quote.entity.js';
import { QuoteMails } from '../quote/quote-mails.js';
import { quoteStateNow, quoteTransitions } from '../quote/quote-states.js';
import { refuse } from '@valam/service-kit/admin/refuse';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';

/** Proposals and their outcomes. */
@AdminEntity(quotesAdmin)
export class QuotesResource extends TableResource<QuoteEntity, typeof quotesAdmin> {
  readonly actions: AdminActions<typeof quotesAdmin> = {
    withdraw: (tx, call) => this.withdraw(tx, call),
  };

  constructor(
    @InjectRepository(QuoteEntity) rows: Repository<QuoteEntity>,
    private readonly links: PrivateLinks,
    private readonly clock: Clock,
    private readonly mails: QuoteMails,
  ) {
    super(quotesAdmin, rows, { filters: { state: 'state', leadId: 'leadId', departureId: 'departureId' } });
  }

  private async withdraw(tx: EntityManager, { id }: AdminActionCall): Promise<void> {
    const quote = await tx.findOneByOrFail(QuoteEntity, { id });
    const booking = quote.bookingId ? await tx.findOneBy(BookingEntity, { id: quote.bookingId }) : null;
    const state = quoteStateNow(quote, booking?.state ?? null, this.clock.now());
    const next = quoteTransitions.next(state, 'withdrawn');
    if (!next) throw refuse(`A proposal that is ${state} cannot be withdrawn.`);
    quote.state = next;
    quote.version += 1;
    await tx.save(quote);
    await this.mails.withdrawn(tx, quote);
  }

  protected record({
    totalMinor,
    currency,
    validUntil,
    createdAt,
    totalUsdMinor: _inner,
    ...quote
  }: QuoteEntity): AdminRecordOf<typeof quotesAdmin> {
    return {
      ...quote,
      total: money(totalMinor, currency),
      validUntil: validUntil.toISOString(),
      createdAt: createdAt.toISOString(),
      url: this.links.url('quote', { id: quote.id, version: quote.linkVersion }),
    };
  }
}
