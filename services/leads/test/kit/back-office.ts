import { randomUUID } from 'node:crypto';
import type { Caller, Role } from '@valam/contracts/identity/auth.schema';
import { adminRpcs, type AdminListQuery } from '@valam/contracts/shared/admin';
import type { Leads } from './start-leads.js';

const rpcs = adminRpcs.leads;
const firstPage = { page: 1, perPage: 25, order: 'desc' as const };

export const staff = (role: Role | null, email = 'boss@valam.example'): Caller => ({
  userId: randomUUID(),
  role,
  sessionId: null,
  contributorId: null,
  email,
});

/** Actions of a staff member in the back office; by default the owner. */
export const backOfficeOf = (leads: Leads, email?: string) => ({
  act: (
    entity: string,
    id: string,
    action: string,
    values: Record<string, unknown> = {},
    role: Role = 'owner',
  ) => leads.rpc.call(rpcs.act, { caller: staff(role, email), entity, id, action, values }),
  get: (entity: string, id: string) =>
    leads.rpc.call(rpcs.get, { caller: staff('owner', email), entity, id }),
  update: (
    entity: string,
    id: string,
    version: number,
    values: Record<string, unknown>,
    role: Role = 'owner',
  ) => leads.rpc.call(rpcs.update, { caller: staff(role, email), entity, id, version, values }),
  create: (entity: string, values: Record<string, unknown>, role: Role = 'owner') =>
    leads.rpc.call(rpcs.create, { caller: staff(role, email), entity, values }),
  list: (entity: string, filters: Record<string, string> = {}, query: Partial<AdminListQuery> = {}) =>
    leads.rpc.call(rpcs.list, {
      caller: staff('owner', email),
      entity,
      query: { ...firstPage, ...query },
      filters,
    }),
});
