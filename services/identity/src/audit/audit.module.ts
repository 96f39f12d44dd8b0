import { Module } from '@nestjs/common';
import { AuditResource } from './audit.resource.js';
import { ForgetPeople } from './forget-people.js';
import { WriteAudit } from './write-audit.js';

@Module({
  providers: [AuditResource, ForgetPeople, WriteAudit],
})
export class AuditModule {}
