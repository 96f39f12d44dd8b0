import type { Caller, Role } from '@valam/contracts/identity/auth.schema';
import { adminRpcs } from '@valam/contracts/shared/admin';
import { expect } from '@jest/globals';
import type { TestCatalog } from './start-catalog.js';

const { catalog: calls } = adminRpcs;

/** A caller with a role, or without one. */
export const as = (role: Role | null): Caller => ({
  userId: '018f0000-0000-7000-8000-000000000001',
  role,
  sessionId: null,
  contributorId: null,
  email: 'editor@valam.example',
});
const editor = as('content');

/** The actions of an editor in the back office. */
export function deskOf(catalog: TestCatalog) {
  const create = (entity: string, values: Record<string, unknown>, caller = editor) =>
    catalog.rpc.call(calls.create, { caller, entity, values });
  const update = (entity: string, id: string, version: number, values: Record<string, unknown>) =>
    catalog.rpc.call(calls.update, { caller: editor, entity, id, version, values });
  const act = (
    entity: string,
    id: string,
    action: string,
    values: Record<string, unknown> = {},
    caller = editor,
  ) => catalog.rpc.call(calls.act, { caller, entity, id, action, values });
  const list = (entity: string, query = {}, filters = {}) =>
    catalog.rpc.call(calls.list, {
      caller: editor,
      entity,
      query: { page: 1, perPage: 25, order: 'asc', ...query },
      filters,
    });
  const read = (entity: string, id: string) => catalog.rpc.call(calls.get, { caller: editor, entity, id });
  return { create, update, act, list, read };
}

/** A refusal with these field errors. */
export const refused = (fields: Record<string, unknown>) => ({
  problem: { kind: 'invalid', details: { fields: expect.objectContaining(fields) } },
});

/** A tour that is complete for publication. */
export const wholeTour = {
  title: 'Nine Nights of Śakti',
  description: '[p]A [b]tour[/b][/p]',
  days: '10',
  costUsd: '2490',
  costEur: 2290,
  costGbp: 1990,
  costInr: 199000,
  districts: 'Madurai | Chennai',
  itineraries: [
    { day: 2, summary: 'Second' },
    { day: 1, summary: 'First', title: 'Arrival', meals: { breakfast: '', lunch: null, dinner: 'Dosa' } },
  ],
  houses: [{ name: 'House by the Tank', kind: 'Guest house', town: 'Chennai', nights: 1, venueSlug: '' }],
  contributorIds: ['018f0000-0000-7000-8000-00000000000a'],
};
