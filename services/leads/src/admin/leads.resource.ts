import { InjectRepository } from '@nestjs/typeorm';
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
import { type EntityManager, Repository } from 'typeorm';
import { LeadEntity } from '../lead/lead.entity.js';
import { WorkOnLead } from '../lead/work-on-lead.js';
import { WriteQuote } from '../quote/write-quote.js';
import { findById } from './find-by-id.js';
import { LeadDetails } from './lead-details.js';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';

const words = `(coalesce(record.first_name, '') || ' ' || coalesce(record.last_name, '') || ' ' || coalesce(record.name, '') || ' ' || coalesce(record.email, '') || ' ' || coalesce(record.tour_title, ''))`;

/** The inbox: sender, assigned person, deadline and outcome of each lead. */
@AdminEntity(leadsAdmin)
export class LeadsResource implements AdminResource<typeof leadsAdmin> {
  readonly actions: AdminActions<typeof leadsAdmin> = {
    note: (tx, call) => this.work.note(tx, call),
    quote: (tx, call) => this.writeQuote.run(tx, call),
  };

  constructor(
    @InjectRepository(LeadEntity) private readonly leads: Repository<LeadEntity>,
    private readonly details: LeadDetails,
    private readonly work: WorkOnLead,
    private readonly writeQuote: WriteQuote,
  ) {}

  list(
    query: AdminListQuery,
    filters: AdminFilters<typeof leadsAdmin>,
  ): Promise<AdminListAnswer<typeof leadsAdmin>> {
    return listPage(
      this.leads,
      leadsAdmin,
      {
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
                now: this.details.now(),
              },
            ),
        },
        // Written like its index expression, so that a search of a million leads uses the index.
        searchBy: (builder, text) =>
          builder.andWhere(`${words} ilike :words`, { words: `%${text.replace(/[\\%_]/g, '\\$&')}%` }),
        toRecord: (lead) => this.details.line(lead),
      },
      query,
      filters,
    );
  }

  async find(tx: EntityManager, id: string, lock: boolean): Promise<AdminRecordOf<typeof leadsAdmin> | null> {
    const lead = await findById(tx, LeadEntity, id, lock);
    return lead ? this.details.whole(tx, lead) : null;
  }

  async update(tx: EntityManager, id: string, change: LeadChange): Promise<AdminRecordOf<typeof leadsAdmin>> {
    const lead = await this.work.update(tx, id, change);
    return this.details.whole(tx, lead);
  }
}
