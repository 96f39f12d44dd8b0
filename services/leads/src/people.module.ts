import { Module } from '@nestjs/common';
import { LeadModule } from './lead/lead.module.js';
import { LinkModule } from './link/link.module.js';
import { NewsletterModule } from './newsletter/newsletter.module.js';
import { PersonModule } from './person/person.module.js';
import { ReferralModule } from './referral/referral.module.js';
import { ReviewModule } from './review/review.module.js';

/** Inquiries, subscribers, referrals and reviews, and the personal data stored with them. */
@Module({
  imports: [LeadModule, LinkModule, NewsletterModule, PersonModule, ReferralModule, ReviewModule],
})
export class PeopleModule {}
