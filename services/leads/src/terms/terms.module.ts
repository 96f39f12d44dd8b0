import { Module } from '@nestjs/common';
import { ProjectPolicies } from './project-policies.js';

@Module({
  providers: [ProjectPolicies],
})
export class TermsModule {}
