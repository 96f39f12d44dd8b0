import type { AdminListQuery, AdminRecord } from '@valam/contracts/shared/admin';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { listPage } from '@valam/service-kit/admin/list-page';
import type {
  AdminActionCall,
  AdminFilters,
  AdminListAnswer,
  AdminResource,
  AdminValues,
} from '@valam/service-kit/admin/resource';
import { DataSource, type EntityManager } from 'typeorm';
import { LeadEntity } from '../lead/lead.entity.js';
import { WorkOnLead } from '../lead/work-on-lead.js';
import { WriteQuote } from '../quote/write-quote.js';
import { findById } from './find-by-id.js';
import { LeadDossier } from './lead-dossier.js';
import { everybody, sellers } from './roles.js';

const words = `(coalesce(record.first_name, '') || ' ' || coalesce(record.last_name, '') || ' ' || coalesce(record.name, '') || ' ' || coalesce(record.email, '') || ' ' || coalesce(record.tour_title, ''))`;

/** The inbox: who wrote, who answers, until when, and what became of it. */
@AdminEntity('leads')
export class LeadsResource implements AdminResource {
  readonly roles = { read: everybody, write: sellers };
  readonly audited = ['state', 'ownerId', 'lostReason', 'paymentStatus', 'answeredAt'];
  readonly actions = {
    note: { roles: everybody, run: (tx: EntityManager, call: AdminActionCall) => this.work.note(tx, call) },
    quote: { roles: sellers, run: (tx: EntityManager, call: AdminActionCall) => this.writing.run(tx, call) },
  };

  constructor(
    private readonly dataSource: DataSource,
    private readonly dossier: LeadDossier,
    private readonly work: WorkOnLead,
    private readonly writing: WriteQuote,
  ) {}

  list({ q, ...query }: AdminListQuery, filters: AdminFilters): Promise<AdminListAnswer> {
    return listPage<LeadEntity>(
      this.dataSource.manager,
      {
        entity: LeadEntity,
        sort: ['createdAt', 'answerDueAt', 'state', 'type'],
        search: [],
        filters: {
          type: 'type',
          state: 'state',
          ownerId: 'ownerId',
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
          // Written as its index is, so that a million leads are searched through it.
          words: (builder, text) =>
            builder.andWhere(`${words} ilike :words`, { words: `%${text.replace(/[\\%_]/g, '\\$&')}%` }),
        },
        toRecord: (lead) => this.dossier.line(lead),
      },
      query,
      q ? { ...filters, words: q } : filters,
    );
  }

  async find(tx: EntityManager, id: string, lock: boolean): Promise<AdminRecord | null> {
    const lead = await findById(tx, LeadEntity, id, lock);
    return lead ? this.dossier.whole(tx, lead) : null;
  }

  async update(tx: EntityManager, id: string, values: AdminValues): Promise<AdminRecord> {
    const lead = await this.work.update(tx, id, values);
    return this.dossier.whole(tx, lead);
  }
}
