import { leadsAdmin, type LeadChange } from '@valam/contracts/leads/leads.admin';
import type { AdminListQuery } from '@valam/contracts/shared/admin';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { listPage } from '@valam/service-kit/admin/list-page';
import type {
  AdminActions,
  AdminFilters,
  AdminListAnswer,
  AdminResource,
} from '@valam/service-kit/admin/resource';
import { DataSource, type EntityManager } from 'typeorm';
import { LeadEntity } from '../lead/lead.entity.js';
import { WorkOnLead } from '../lead/work-on-lead.js';
import { WriteQuote } from '../quote/write-quote.js';
import { findById } from './find-by-id.js';
import { LeadDossier } from './lead-dossier.js';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';

const words = `(coalesce(record.first_name, '') || ' ' || coalesce(record.last_name, '') || ' ' || coalesce(record.name, '') || ' ' || coalesce(record.email, '') || ' ' || coalesce(record.tour_title, ''))`;

/** The inbox: who wrote, who answers, until when, and what became of it. */
@AdminEntity(leadsAdmin)
export class LeadsResource implements AdminResource<typeof leadsAdmin> {
  readonly actions: AdminActions<typeof leadsAdmin> = {
    note: (tx, call) => this.work.note(tx, call),
    quote: (tx, call) => this.writing.run(tx, call),
  };

  constructor(
    private readonly dataSource: DataSource,
    private readonly dossier: LeadDossier,
    private readonly work: WorkOnLead,
    private readonly writing: WriteQuote,
  ) {}

  list(
    query: AdminListQuery,
    filters: AdminFilters<typeof leadsAdmin>,
  ): Promise<AdminListAnswer<typeof leadsAdmin>> {
    return listPage(
      this.dataSource.manager,
      leadsAdmin,
      {
        entity: LeadEntity,
        filters: {
          type: 'type',
          state: 'state',
          ownerId: 'ownerId',
          ownerName: 'ownerName',
          paymentStatus: 'paymentStatus',
          referralCode: 'referralCode',
          tourId: 'tourId',
          email: 'personEmail',
          isLate: (builder) =>
            builder.andWhere(
              `record.answeredAt is null and record.answerDueAt < :now and record.state <> 'spam'`,
              {
                now: this.dossier.now(),
              },
            ),
        },
        // Written as its index is, so that a million leads are searched through it.
        searchBy: (builder, text) =>
          builder.andWhere(`${words} ilike :words`, { words: `%${text.replace(/[\\%_]/g, '\\$&')}%` }),
        toRecord: (lead) => this.dossier.line(lead),
      },
      query,
      filters,
    );
  }

  async find(tx: EntityManager, id: string, lock: boolean): Promise<AdminRecordOf<typeof leadsAdmin> | null> {
    const lead = await findById(tx, LeadEntity, id, lock);
    return lead ? this.dossier.whole(tx, lead) : null;
  }

  async update(tx: EntityManager, id: string, change: LeadChange): Promise<AdminRecordOf<typeof leadsAdmin>> {
    const lead = await this.work.update(tx, id, change);
    return this.dossier.whole(tx, lead);
  }
}
