import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { adminProblems } from '@valam/contracts/shared/admin';
import type { AdminDefinition } from '@valam/contracts/shared/admin-entity';
import { problem } from '@valam/contracts/shared/problem';
import { adminMetadata } from './admin-entity.js';
import { refuseAuditedSecrets } from './changes.js';
import type { AnyAdminResource, OfferedEntity } from './resource.js';

/** The back-office entities of this service. */
@Injectable()
export class AdminRegistry implements OnModuleInit {
  private readonly offered = new Map<string, OfferedEntity>();

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    for (const { instance, metatype } of this.discovery.getProviders()) {
      const definition = metatype
        ? (Reflect.getOwnMetadata(adminMetadata, metatype) as AdminDefinition | undefined)
        : undefined;
      if (!definition || !instance) continue;
      const { name } = definition;
      const known = this.offered.get(name);
      if (known && known.resource !== instance)
        throw new Error(`The back office entity ${name} is offered twice`);
      refuseAuditedSecrets(definition);
      refuseUnbound(definition, instance as AnyAdminResource);
      this.offered.set(name, { definition, resource: instance as AnyAdminResource });
    }
  }

  entity(name: string): OfferedEntity {
    const offered = this.offered.get(name);
    if (!offered)
      throw problem({ problems: adminProblems }, 'admin.unknown_entity', 'There is no such list.', {
        entity: name,
      });
    return offered;
  }
}

/**
 * Throws if the contract has an action or input that the service does not implement. Usually the compiler
 * detects this first, unless a class is typed too loosely.
 */
function refuseUnbound(definition: AdminDefinition, { actions, create, update }: AnyAdminResource): void {
  const unbound = Object.keys(definition.actions).filter((name) => !Object.hasOwn(actions, name));
  if (definition.newInput && !create) unbound.push('create');
  if (definition.input && !update) unbound.push('update');
  if (unbound.length > 0)
    throw new Error(`The back office entity ${definition.name} does not implement ${unbound.join(', ')}`);
}
