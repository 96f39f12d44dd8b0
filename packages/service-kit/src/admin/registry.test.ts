import { describe, expect, it } from '@jest/globals';
import type { DiscoveryService } from '@nestjs/core';
import { defineAdminEntity, type AdminDefinition } from '@valam/contracts/shared/admin-entity';
import * as z from 'zod/mini';
import { AdminEntity } from './admin-entity.js';
import { AdminRegistry } from './registry.js';
import type { AdminResource } from './resource.js';

const lamps = defineAdminEntity({
  name: 'lamps',
  service: 'catalog',
  summary: 'Lamps',
  record: z.object({ id: z.string(), version: z.int() }),
  input: z.object({ oil: z.int() }),
  newInput: z.object({ oil: z.int() }),
  filters: [],
  sort: ['id'],
  search: [],
  roles: { read: ['owner'], write: ['owner'] },
  audited: [],
  hidden: [],
  actions: { snuff: { roles: ['owner'] } },
});

const none = () => Promise.reject(new Error('never called'));
const whole = { list: none, find: none, create: none, update: none, actions: { snuff: none } };

function offering(resource: object): void {
  class Lamps {
    constructor() {
      Object.assign(this, resource);
    }
  }
  AdminEntity(lamps as AdminDefinition)(Lamps as never);
  const getProviders = () => [{ instance: new Lamps(), metatype: Lamps }];
  new AdminRegistry({ getProviders } as unknown as DiscoveryService).onModuleInit();
}

describe('an entity of the back office', () => {
  it('is registered if its service implements the whole contract', () => {
    expect(() => offering(whole)).not.toThrow();
  });

  it.each([
    ['an action', { ...whole, actions: {} }, 'snuff'],
    ['new records', { ...whole, create: undefined }, 'create'],
    ['edits', { ...whole, update: undefined }, 'update'],
  ])('prevents its service from starting if nothing implements %s', (_what, resource, name) => {
    expect(() => offering(resource)).toThrow(`The back office entity lamps does not implement ${name}`);
  });

  it('does not compile without its actions', () => {
    const { create: _create, ...rest } = whole;
    // @ts-expect-error the contract has new records
    const resource: AdminResource<typeof lamps> = rest;
    expect(resource).not.toHaveProperty('create');
  });
});
