import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { leadReceived } from '@valam/contracts/leads/lead.events';
import type { LastLead } from '@valam/contracts/leads/referral.schema';
import type { EventPayload } from '@valam/contracts/shared/define';
import { Clock } from '@valam/service-kit/clock/clock';
import { OnEvent, type EventContext } from '@valam/service-kit/events/on-event';
import { OnJob } from '@valam/service-kit/jobs/on-job';
import { DataSource, type EntityManager, IsNull, Not, Repository } from 'typeorm';
import { ContributorEntity } from '../contributor/contributor.entity.js';
import { Contributors } from '../contributor/contributors.js';
import { LeadsOfCode } from '../referral/leads-of-code.js';
import { fetchEarlierLeadsJob } from './report.jobs.js';

const insertPartnerLead = `insert into partner_lead (lead_id, contributor_id, type, recorded_at) values ($1, $2, $3, $4)
         on conflict do nothing`;

interface NewLead {
  readonly id: string;
  readonly contributorId: string;
  readonly type: string;
  readonly recordedAt: Date;
}

/** Records the partner of a lead: its id, type and day, without personal data. */
@Injectable()
export class PartnerLeads {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(ContributorEntity)
    private readonly contributorRepository: Repository<ContributorEntity>,
    private readonly clock: Clock,
    private readonly contributors: Contributors,
    private readonly leads: LeadsOfCode,
  ) {}

  @OnEvent(leadReceived)
  async received(lead: EventPayload<typeof leadReceived>, { tx }: EventContext): Promise<void> {
    const byCode = lead.referralCode ? await this.contributors.byCode(tx, lead.referralCode) : null;
    const partner =
      byCode ?? (lead.contributorId ? await this.contributors.find(tx, lead.contributorId) : null);
    if (!partner) return;
    const { leadId: id, type } = lead;
    await this.note(tx, { id, contributorId: partner.id, type, recordedAt: this.clock.now() });
  }

  /** Bookings arrive as separate events and do not count as leads here. */
  @OnJob(fetchEarlierLeadsJob)
  async fetchEarlier(): Promise<void> {
    const partners = await this.contributorRepository.find({
      where: { referralCode: Not(IsNull()) },
      select: { id: true, referralCode: true },
      order: { id: 'ASC' },
    });
    for (const partner of partners) {
      for (let after: LastLead | null | undefined = undefined; after !== null;)
        after = await this.notePart(partner, after);
    }
    await this.dataSource.query('update partner_reading set earlier_leads_at = $1', [this.clock.now()]);
  }

  private async notePart(
    { id: contributorId, referralCode }: ContributorEntity,
    after: LastLead | undefined,
  ): Promise<LastLead | null> {
    const code = { id: contributorId, referralCode: String(referralCode) };
    const { leads, next } = await this.leads.list(code, after);
    for (const { id, type, createdAt } of leads.filter(({ type }) => type !== 'booking'))
      await this.note(this.dataSource.manager, {
        id,
        contributorId,
        type,
        recordedAt: new Date(createdAt),
      });
    return next;
  }

  private async note(tx: EntityManager, { id, contributorId, type, recordedAt }: NewLead): Promise<void> {
    await tx.query(insertPartnerLead, [id, contributorId, type, recordedAt]);
  }
}
