import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { getInquiry } from '@valam/contracts/leads/lead.rpc';
import type { InquiryStatus, LeadState } from '@valam/contracts/leads/lead.schema';
import { problem } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource, Repository } from 'typeorm';
import { PrivateLinks } from '../link/private-links.js';
import { LeadEntity } from './lead.entity.js';
import { Proposals } from './proposals.js';

const shownState: Record<LeadState, InquiryStatus['state']> = {
  new: 'received',
  spam: 'received',
  contacted: 'answered',
  qualified: 'answered',
  proposal_sent: 'proposal_sent',
  won: 'closed',
  lost: 'closed',
};

/** Status of an inquiry, for its private link. */
@Injectable()
export class GetInquiry {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(LeadEntity) private readonly leads: Repository<LeadEntity>,
    private readonly clock: Clock,
    private readonly links: PrivateLinks,
    private readonly proposals: Proposals,
  ) {}

  async run(token: string): Promise<InquiryStatus> {
    const target = this.links.open('enquiry', token);
    const lead = target ? await this.leads.findOneBy({ id: target.id, linkVersion: target.version }) : null;
    if (!lead?.answerDueAt) throw problem(getInquiry, 'leads.link_unknown', 'This link isn’t valid.');
    return {
      type: lead.type,
      firstName: lead.firstName ?? '',
      tourTitle: lead.tourTitle,
      receivedAt: lead.createdAt.toISOString(),
      answerBy: lead.answerDueAt.toISOString(),
      answeredAt: lead.answeredAt?.toISOString() ?? null,
      isLate: (lead.answeredAt ?? this.clock.now()) > lead.answerDueAt,
      ownerName: lead.ownerName,
      state: shownState[lead.state],
      quoteUrl: await this.proposals.newestUrl(this.dataSource.manager, lead.id),
    };
  }
}
