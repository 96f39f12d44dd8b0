import 'reflect-metadata';
import { Injectable } from '@nestjs/common';
import type { AdminDefinition } from '@valam/contracts/shared/admin-entity';
import type { AdminResource } from './resource.js';

export const adminMetadata = Symbol('admin-entity');

/** Registers a provider as the implementation of an entity of the back office: `@AdminEntity(waitlistAdmin)`. */
export function AdminEntity<D extends AdminDefinition>(definition: D) {
  return <C extends abstract new (...args: never[]) => AdminResource<D>>(target: C): void => {
    Reflect.defineMetadata(adminMetadata, definition, target);
    Injectable()(target);
  };
}
