import type { EntityManager } from 'typeorm';
import type { DepartureEntity } from '../departure/departure.entity.js';
import type { LeadEntity } from '../lead/lead.entity.js';
import type { QuoteEntity } from './quote.entity.js';

/** Sends a proposal to the person it was written for, in the transaction that stores it. */
export abstract class QuoteMails {
  abstract sent(
    tx: EntityManager,
    quote: QuoteEntity,
    to: { readonly lead: LeadEntity; readonly departure: DepartureEntity; readonly url: string },
  ): Promise<void>;
}
