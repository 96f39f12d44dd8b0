import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { adminProblems } from '@valam/contracts/shared/admin';
import { problem } from '@valam/contracts/shared/problem';
import { adminMetadata } from './admin-entity.js';
import { refuseAuditedSecrets } from './changes.js';
import type { AdminResource } from './resource.js';

/** The records that this service offers to the back office. */
@Injectable()
export class AdminRegistry implements OnModuleInit {
  private readonly resources = new Map<string, AdminResource>();

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    for (const { instance, metatype } of this.discovery.getProviders()) {
      const entity = metatype
        ? (Reflect.getOwnMetadata(adminMetadata, metatype) as string | undefined)
        : undefined;
      if (!entity || !instance) continue;
      const known = this.resources.get(entity);
      if (known && known !== instance) throw new Error(`The back office entity ${entity} is offered twice`);
      refuseAuditedSecrets(entity, instance as AdminResource);
      this.resources.set(entity, instance as AdminResource);
    }
  }

  resource(entity: string): AdminResource {
    const resource = this.resources.get(entity);
    if (!resource)
      throw problem({ problems: adminProblems }, 'admin.unknown_entity', 'There is no such list.', {
        entity,
      });
    return resource;
  }
}
