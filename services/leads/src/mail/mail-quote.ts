import { Injectable } from '@nestjs/common';
import { splitTotal } from '@valam/contracts/leads/booking-amounts';
import { formatDayRange, formatDeadline } from '@valam/contracts/shared/days';
import { formatMoney, money } from '@valam/contracts/shared/money';
import type { EntityManager } from 'typeorm';
import { DepartureEntity } from '../departure/departure.entity.js';
import { LeadEntity } from '../lead/lead.entity.js';
import type { QuoteEntity } from '../quote/quote.entity.js';
import type { QuoteMails } from '../quote/quote-mails.js';
import { currentTerms } from '../terms/current-terms.js';
import { MailRequests } from './mail-requests.js';

@Injectable()
export class MailQuote implements QuoteMails {
  constructor(private readonly mails: MailRequests) {}

  async sent(
    tx: EntityManager,
    quote: QuoteEntity,
    { lead, departure, url }: Parameters<QuoteMails['sent']>[2],
  ): Promise<void> {
    const { total, deposit } = splitTotal(money(quote.totalMinor, quote.currency), await currentTerms(tx));
    await this.mails.send(
      tx,
      'quote-sent',
      { email: lead.email ?? '', name: lead.name },
      {
        firstName: lead.firstName ?? '',
        title: quote.title,
        dates: formatDayRange(departure.startDate, departure.endDate),
        quantity: quote.quantity,
        total: formatMoney(total),
        deposit: formatMoney(deposit),
        validUntil: formatDeadline(quote.validUntil),
        message: quote.message,
        quoteUrl: url,
      },
    );
  }

  async withdrawn(tx: EntityManager, { leadId, departureId, title, validUntil }: QuoteEntity): Promise<void> {
    const lead = await tx.findOneByOrFail(LeadEntity, { id: leadId });
    const { startDate, endDate } = await tx.findOneByOrFail(DepartureEntity, { id: departureId });
    await this.mails.send(
      tx,
      'quote-withdrawn',
      { email: lead.email ?? '', name: lead.name },
      {
        firstName: lead.firstName ?? '',
        title,
        dates: formatDayRange(startDate, endDate),
        validUntil: formatDeadline(validUntil),
      },
    );
  }
}
