import { Module } from '@nestjs/common';
import { ContributorModule } from '../contributor/contributor.module.js';
import { ReferralModule } from '../referral/referral.module.js';
import { ListPartnerEntries } from './list-partner-entries.js';
import { PartnerLeads } from './partner-leads.js';
import { PartnersReport } from './partners-report.js';
import { ReadPartners } from './read-partners.js';
import { RebuildPartners } from './rebuild-partners.js';
import { ReportRpc } from './report.rpc.js';

/** The report on partners uses SQL on the ledgers, because it aggregates sets. */
@Module({
  imports: [ContributorModule, ReferralModule],
  controllers: [ReportRpc],
  providers: [ListPartnerEntries, PartnerLeads, PartnersReport, ReadPartners, RebuildPartners],
})
export class ReportModule {}
