import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { CommissionModule } from '../commission/commission.module.js';
import { ContributorModule } from '../contributor/contributor.module.js';
import { LinkModule } from '../link/link.module.js';
import { SiteModule } from '../site/site.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { EraseFromLeads } from './erase-from-leads.js';
import { ForgetErasedOnSchedule } from './forget-erased-on-schedule.js';
import { AnonymizePerson } from './anonymize-person.js';
import { ErasePerson } from './erase-person.js';
import { ErasePictures } from './erase-pictures.js';
import { ExportPerson } from './export-person.js';
import { PersonalDataHere } from './personal-data-here.js';
import { HeldOfPartner } from './held-of-partner.js';
import { PrivacyLinks } from './privacy-links.js';
import { PrivacyRpc } from './privacy.rpc.js';

@Module({
  imports: [AccountModule, CommissionModule, ContributorModule, LinkModule, SiteModule, StaffModule],
  controllers: [PrivacyRpc],
  providers: [
    EraseFromLeads,
    AnonymizePerson,
    ErasePerson,
    ErasePictures,
    ExportPerson,
    ForgetErasedOnSchedule,
    PersonalDataHere,
    HeldOfPartner,
    PrivacyLinks,
  ],
})
export class PrivacyModule {}
