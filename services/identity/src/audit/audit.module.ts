import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditResource } from './audit.resource.js';
import { ForgetPeople } from './forget-people.js';
import { WriteAudit } from './write-audit.js';
import { AuditEntryEntity } from './audit-entry.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([AuditEntryEntity])],
  providers: [AuditResource, ForgetPeople, WriteAudit],
})
export class AuditModule {}
