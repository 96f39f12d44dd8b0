import { Injectable } from '@nestjs/common';
import type { JobPayload } from '@valam/service-kit/jobs/define-job';
import { OnJob } from '@valam/service-kit/jobs/on-job';
import { DataSource, IsNull } from 'typeorm';
import { LeadsConfig } from '../config.js';
import { documentTitles, drawTourDocument } from '../document/tour-documents.js';
import { PrivateLinks } from '../link/private-links.js';
import { MailDesk } from './mail-desk.js';
import { TourFacts } from '../lead/tour-facts.js';
import { Clock } from '@valam/service-kit/clock/clock';
import { LeadEntity } from '../lead/lead.entity.js';
import { mailDocumentsJob } from './mail.jobs.js';

/** Draws the documents that someone asked for and emails them. Tried again while the tour cannot be read. */
@Injectable()
export class MailDocuments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly tours: TourFacts,
    private readonly links: PrivateLinks,
    private readonly mails: MailDesk,
    private readonly config: LeadsConfig,
  ) {}

  @OnJob(mailDocumentsJob)
  async run({ leadId }: JobPayload<typeof mailDocumentsJob>): Promise<void> {
    const { manager } = this.dataSource;
    const lead = await manager.findOneByOrFail(LeadEntity, { id: leadId });
    if (lead.answeredAt || !lead.email) return;
    const tour = await this.tours.find(lead.tourId, lead.tourTitle);
    const at = this.clock.now();
    const brand = this.config.BRAND_NAME;
    const contact = `${this.config.BRAND_EMAIL}, ${this.config.BRAND_PHONE}`;
    const files = await Promise.all(
      lead.requestedDocuments.map((name) => drawTourDocument(name, { tour, brand, contact, at })),
    );
    const to = { email: lead.email, name: lead.name };
    await this.dataSource.transaction(async (tx) => {
      const noted = await tx.update(
        LeadEntity,
        { id: leadId, answeredAt: IsNull() },
        { answeredAt: at, changedAt: at },
      );
      if (noted.affected === 0) return;
      const data = {
        firstName: lead.firstName ?? '',
        tourTitle: tour?.title ?? null,
        documents: lead.requestedDocuments.map((name) => documentTitles[name]),
        tourUrl: this.links.trip('tour', tour?.slug ?? null),
      };
      await this.mails.send(tx, 'documents-sent', to, data, files);
    });
  }
}
