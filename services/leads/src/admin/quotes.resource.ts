import type { AdminListQuery, AdminRecord } from '@valam/contracts/shared/admin';
import { money } from '@valam/contracts/shared/money';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { listPage } from '@valam/service-kit/admin/list-page';
import type {
  AdminActionCall,
  AdminFilters,
  AdminListAnswer,
  AdminResource,
} from '@valam/service-kit/admin/resource';
import { DataSource, type EntityManager } from 'typeorm';
import { PrivateLinks } from '../link/private-links.js';
import { QuoteEntity } from '../quote/quote.entity.js';
import { quoteTransitions } from '../quote/quote-transitions.js';
import { findById } from './find-by-id.js';
import { refuse } from '@valam/service-kit/admin/refuse';
import { everybody, sellers } from './roles.js';

/** Proposals and what became of them. */
@AdminEntity('quotes')
export class QuotesResource implements AdminResource {
  readonly roles = { read: everybody };
  readonly audited = ['state', 'total', 'quantity', 'departureId', 'validUntil'];
  readonly actions = {
    withdraw: { roles: sellers, run: (tx: EntityManager, call: AdminActionCall) => this.withdraw(tx, call) },
  };

  constructor(
    private readonly dataSource: DataSource,
    private readonly links: PrivateLinks,
  ) {}

  list(query: AdminListQuery, filters: AdminFilters): Promise<AdminListAnswer> {
    return listPage<QuoteEntity>(
      this.dataSource.manager,
      {
        entity: QuoteEntity,
        sort: ['createdAt', 'validUntil', 'totalMinor'],
        search: ['title'],
        filters: { state: 'state', leadId: 'leadId', departureId: 'departureId' },
        toRecord: (quote) => this.record(quote),
      },
      query,
      filters,
    );
  }

  async find(tx: EntityManager, id: string, lock: boolean): Promise<AdminRecord | null> {
    const quote = await findById(tx, QuoteEntity, id, lock);
    return quote ? this.record(quote) : null;
  }

  private async withdraw(tx: EntityManager, { id }: AdminActionCall): Promise<Record<string, unknown>> {
    const quote = await tx.findOneByOrFail(QuoteEntity, { id });
    const next = quoteTransitions[quote.state].withdrawn;
    if (!next) throw refuse(`A proposal that is ${quote.state} cannot be withdrawn.`);
    quote.state = next;
    quote.version += 1;
    await tx.save(quote);
    return { ok: true };
  }

  private record({
    totalMinor,
    currency,
    validUntil,
    createdAt,
    totalUsdMinor: _inner,
    ...quote
  }: QuoteEntity): AdminRecord {
    return {
      ...quote,
      total: money(totalMinor, currency),
      validUntil: validUntil.toISOString(),
      createdAt: createdAt.toISOString(),
      url: this.links.url('quote', { id: quote.id, version: quote.linkVersion }),
    };
  }
}
