import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LinkModule } from '../link/link.module.js';
import { CreateLead } from './create-lead.js';
import { EraseOldInquiries } from './erase-old-inquiries.js';
import { GetInquiry } from './get-inquiry.js';
import { LeadRpc } from './lead.rpc.js';
import { TourFacts } from './tour-facts.js';
import { WorkOnLead } from './work-on-lead.js';
import { LeadEntity } from './lead.entity.js';
import { LeadNoteEntity } from './lead-note.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([LeadEntity, LeadNoteEntity]), LinkModule],
  controllers: [LeadRpc],
  providers: [CreateLead, EraseOldInquiries, GetInquiry, TourFacts, WorkOnLead],
  exports: [TypeOrmModule, TourFacts, WorkOnLead],
})
export class LeadModule {}
