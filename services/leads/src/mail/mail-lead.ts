import { formatDeadline } from '@valam/contracts/shared/days';
import { Injectable } from '@nestjs/common';
import { addJob } from '@valam/service-kit/jobs/jobs';
import type { EntityManager } from 'typeorm';
import { PrivateLinks } from '../link/private-links.js';
import { MailRequests } from './mail-requests.js';
import type { LeadEntity } from '../lead/lead.entity.js';
import type { LeadMails } from '../lead/lead-mails.js';
import { TourFacts } from '../lead/tour-facts.js';
import { mailDocumentsJob } from './mail.jobs.js';

const noticeWords: Record<LeadEntity['type'], string> = {
  inquiry: 'Inquiry',
  download: 'Request for documents',
  private_tour_inquiry: 'Private tour',
  contact: 'Message',
  booking: 'Booking',
};

/** Confirms the receipt of the message with the promised time of the answer, and notifies the team. */
@Injectable()
export class MailLead implements LeadMails {
  constructor(
    private readonly links: PrivateLinks,
    private readonly mails: MailRequests,
    private readonly tours: TourFacts,
  ) {}

  async received(tx: EntityManager, lead: LeadEntity): Promise<void> {
    if (lead.email) await this.tellInquirer(tx, lead, { email: lead.email, name: lead.name });
    await this.mails.tellTeam(tx, 'lead-notice', {
      type: noticeWords[lead.type],
      name: lead.name ?? '',
      email: lead.email,
      mobile: lead.mobile,
      tourTitle: lead.tourTitle,
      message: [lead.message, lead.mainInterests.join(', ')].filter(Boolean).join('\n\n') || null,
      answerBy: lead.answerDueAt ? formatDeadline(lead.answerDueAt) : '',
      adminUrl: this.links.admin('leads', lead.id),
    });
  }

  private async tellInquirer(
    tx: EntityManager,
    lead: LeadEntity,
    to: { email: string; name: string | null },
  ): Promise<void> {
    // Forms accept any address, so user input is not repeated, except a title that is one of ours.
    const tourTitle = await this.tours.ownTitle(tx, lead);
    const facts = {
      firstName: lead.firstName ?? '',
      message: null,
      answerBy: lead.answerDueAt ? formatDeadline(lead.answerDueAt) : '',
      statusUrl: this.links.url('enquiry', { id: lead.id, version: lead.linkVersion }),
    };
    switch (lead.type) {
      case 'inquiry':
        return this.mails.send(tx, 'inquiry-received', to, { ...facts, tourTitle });
      case 'private_tour_inquiry':
        return this.mails.send(tx, 'private-tour-received', to, { ...facts, tourTitle });
      case 'contact':
        return this.mails.send(tx, 'message-received', to, facts);
      case 'download':
        return addJob(tx, mailDocumentsJob, { leadId: lead.id }, { key: `documents:${lead.id}` });
      case 'booking':
        return undefined;
    }
  }
}
