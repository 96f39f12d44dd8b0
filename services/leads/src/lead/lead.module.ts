import { Module } from '@nestjs/common';
import { LinkModule } from '../link/link.module.js';
import { CreateLead } from './create-lead.js';
import { EraseOldEnquiries } from './erase-old-enquiries.js';
import { GetEnquiry } from './get-enquiry.js';
import { LeadRpc } from './lead.rpc.js';
import { TourFacts } from './tour-facts.js';
import { WorkOnLead } from './work-on-lead.js';

@Module({
  imports: [LinkModule],
  controllers: [LeadRpc],
  providers: [CreateLead, EraseOldEnquiries, GetEnquiry, TourFacts, WorkOnLead],
  exports: [TourFacts, WorkOnLead],
})
export class LeadModule {}
