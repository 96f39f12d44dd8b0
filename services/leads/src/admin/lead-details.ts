import { Injectable } from '@nestjs/common';
import { money } from '@valam/contracts/shared/money';
import { Clock } from '@valam/service-kit/clock/clock';
import type { EntityManager } from 'typeorm';
import type { LeadEntity } from '../lead/lead.entity.js';
import { LeadNoteEntity } from '../lead/lead-note.entity.js';
import { PrivateLinks } from '../link/private-links.js';
import { QuoteEntity } from '../quote/quote.entity.js';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';
import type { leadsAdmin } from '@valam/contracts/leads/leads.admin';

/** A lead in the back office. */
@Injectable()
export class LeadDetails {
  constructor(
    private readonly clock: Clock,
    private readonly links: PrivateLinks,
  ) {}

  now(): Date {
    return this.clock.now();
  }

  line(lead: LeadEntity): AdminRecordOf<typeof leadsAdmin> {
    const {
      amountMinor,
      currency,
      answerDueAt,
      answeredAt,
      changedAt,
      createdAt,
      erasedAt,
      linkVersion: _own,
      ...rest
    } = lead;
    return {
      ...rest,
      amount: amountMinor !== null && currency ? money(amountMinor, currency) : null,
      answerDueAt: answerDueAt?.toISOString() ?? null,
      answeredAt: answeredAt?.toISOString() ?? null,
      changedAt: changedAt?.toISOString() ?? null,
      isLate: answerDueAt !== null && (answeredAt ?? this.clock.now()) > answerDueAt,
      createdAt: createdAt.toISOString(),
      erasedAt: erasedAt?.toISOString() ?? null,
    };
  }

  async whole(tx: EntityManager, lead: LeadEntity): Promise<AdminRecordOf<typeof leadsAdmin>> {
    const notes = await tx.find(LeadNoteEntity, { where: { leadId: lead.id }, order: { at: 'ASC' } });
    const quotes = await tx.find(QuoteEntity, { where: { leadId: lead.id }, order: { createdAt: 'DESC' } });
    return {
      ...this.line(lead),
      statusUrl: this.links.url('enquiry', { id: lead.id, version: lead.linkVersion }),
      notes: notes.map(({ at, id, author, text }) => ({ id, at: at.toISOString(), author, text })),
      quotes: quotes.map((quote) => ({
        id: quote.id,
        state: quote.state,
        title: quote.title,
        total: money(quote.totalMinor, quote.currency),
        validUntil: quote.validUntil.toISOString(),
        url: this.links.url('quote', { id: quote.id, version: quote.linkVersion }),
      })),
    };
  }
}
