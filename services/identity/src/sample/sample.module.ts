import { Module } from '@nestjs/common';
import { ApprovalModule } from '../approval/approval.module.js';
import { ContributorModule } from '../contributor/contributor.module.js';
import { LoadSample } from './load-sample.js';
import { RemoveSamplePeople } from './remove-sample-people.js';

@Module({
  imports: [ApprovalModule, ContributorModule],
  providers: [LoadSample, RemoveSamplePeople],
})
export class SampleModule {}
