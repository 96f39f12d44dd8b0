import 'reflect-metadata';
import { Injectable } from '@nestjs/common';
import type { AdminEntity as AdminEntityName } from '@valam/contracts/shared/admin';
import type { AdminResource } from './resource.js';

export const adminMetadata = Symbol('admin-entity');

/** Offers a provider to the back office under the name of an entity: `@AdminEntity('tours')`. */
export function AdminEntity(entity: AdminEntityName) {
  return <C extends new (...args: never[]) => AdminResource>(target: C): void => {
    Reflect.defineMetadata(adminMetadata, entity, target);
    Injectable()(target);
  };
}
