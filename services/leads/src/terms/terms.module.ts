import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProjectPolicies } from './project-policies.js';
import { BookingTermsEntity } from './booking-terms.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([BookingTermsEntity])],
  providers: [ProjectPolicies],
  exports: [TypeOrmModule],
})
export class TermsModule {}
