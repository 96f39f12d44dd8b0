import { Injectable } from '@nestjs/common';
import type { JobPayload } from '@valam/service-kit/jobs/job';
import { OnJob } from '@valam/service-kit/jobs/on-job';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource, IsNull } from 'typeorm';
import { DocumentsOfTour } from '../document/documents-of-tour.js';
import { documentTitles } from '../document/tour-documents.js';
import { PrivateLinks } from '../link/private-links.js';
import { MailRequests } from './mail-requests.js';
import { TourFacts } from '../lead/tour-facts.js';
import { LeadEntity } from '../lead/lead.entity.js';
import { mailDocumentsJob } from './mail.jobs.js';

/** Renders requested documents and emails them. Retried while the tour is unavailable. */
@Injectable()
export class MailDocuments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly tours: TourFacts,
    private readonly links: PrivateLinks,
    private readonly documents: DocumentsOfTour,
    private readonly mails: MailRequests,
  ) {}

  @OnJob(mailDocumentsJob)
  async run({ leadId }: JobPayload<typeof mailDocumentsJob>): Promise<void> {
    const { manager } = this.dataSource;
    const lead = await manager.findOneByOrFail(LeadEntity, { id: leadId });
    if (lead.answeredAt || !lead.email) return;
    const tour = await this.tours.find(lead.tourId, lead.tourTitle);
    const at = this.clock.now();
    const files = await this.documents.draw(lead.requestedDocuments, tour, at);
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
