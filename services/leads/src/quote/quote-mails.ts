import type { EntityManager } from 'typeorm';
import type { DepartureEntity } from '../departure/departure.entity.js';
import type { LeadEntity } from '../lead/lead.entity.js';
import type { QuoteEntity } from './quote.entity.js';

/** Emails to the person for whom a proposal was written, in the transaction of their cause. */
export abstract class QuoteMails {
  abstract sent(
    tx: EntityManager,
    quote: QuoteEntity,
    to: { readonly lead: LeadEntity; readonly departure: DepartureEntity; readonly url: string },
  ): Promise<void>;
  abstract withdrawn(tx: EntityManager, quote: QuoteEntity): Promise<void>;
}
