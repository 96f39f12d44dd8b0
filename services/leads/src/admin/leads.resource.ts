import { InjectRepository } from '@nestjs/typeorm';
import { answersDueWithinHours } from '@valam/contracts/leads/today-words';
import { leadsAdmin, type LeadChange } from '@valam/contracts/leads/leads.admin';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { byFlag } from '@valam/service-kit/admin/list-page';
import { TableResource } from '@valam/service-kit/admin/table-resource';
import type { AdminActions } from '@valam/service-kit/admin/resource';
import { type EntityManager, Repository } from 'typeorm';
import { LeadEntity } from '../lead/lead.entity.js';
import { WorkOnLead } from '../lead/work-on-lead.js';
import { WriteQuote } from '../quote/write-quote.js';
import { LeadDetails } from './lead-details.js';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';

const words = `(coalesce(record.first_name, '') || ' ' || coalesce(record.last_name, '') || ' ' || coalesce(record.name, '') || ' ' || coalesce(record.email, '') || ' ' || coalesce(record.tour_title, ''))`;

/** The inbox: sender, assigned person, deadline and outcome of each lead. */
@AdminEntity(leadsAdmin)
export class LeadsResource extends TableResource<LeadEntity, typeof leadsAdmin> {
  readonly actions: AdminActions<typeof leadsAdmin> = {
    note: (tx, call) => this.work.note(tx, call),
    quote: (tx, call) => this.writeQuote.run(tx, call),
  };

  constructor(
    @InjectRepository(LeadEntity) rows: Repository<LeadEntity>,
    private readonly details: LeadDetails,
    private readonly work: WorkOnLead,
    private readonly writeQuote: WriteQuote,
  ) {
    super(leadsAdmin, rows, {
      filters: {
        type: 'type',
        state: 'state',
        ownerId: 'ownerId',
        ownerName: 'ownerName',
        paymentStatus: 'paymentStatus',
        referralCode: 'referralCode',
        tourId: 'tourId',
        email: 'personEmail',
        isLate: byFlag(
          'isLate',
          `record.answeredAt is null and record.answerDueAt < :now and record.state <> 'spam'`,
          () => ({ now: details.now() }),
        ),
        isDue: byFlag(
          'isDue',
          `record.answeredAt is null and record.answerDueAt > :now and record.state <> 'spam'
           and record.answerDueAt <= :now::timestamptz + :hours * interval '1 hour'`,
          () => ({ now: details.now(), hours: answersDueWithinHours }),
        ),
      },
      // The same expression as in the index, so that a search of a million leads uses it.
      searchBy: (builder, text) =>
        builder.andWhere(`${words} ilike :words`, { words: `%${text.replace(/[\\%_]/g, '\\$&')}%` }),
    });
  }

  protected record(lead: LeadEntity, tx: EntityManager): Promise<AdminRecordOf<typeof leadsAdmin>> {
    return this.details.whole(tx, lead);
  }

  protected override lines(leads: readonly LeadEntity[]): Promise<AdminRecordOf<typeof leadsAdmin>[]> {
    return Promise.resolve(leads.map((lead) => this.details.line(lead)));
  }

  async update(tx: EntityManager, id: string, change: LeadChange): Promise<AdminRecordOf<typeof leadsAdmin>> {
    const lead = await this.work.update(tx, id, change);
    return this.details.whole(tx, lead);
  }
}
