import { Controller } from '@nestjs/common';
import { adminProblems, type AdminListQuery } from '@valam/contracts/shared/admin';
import {
  actOnAdminRecordRoute,
  createAdminRecordRoute,
  getAdminRecordRoute,
  listAdminRecordsRoute,
  updateAdminRecordRoute,
} from '@valam/contracts/shared/admin.routes';
import { problem } from '@valam/contracts/shared/problem';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { Call, type CallOf } from '../http/call.js';
import { UsesRoute } from '../route/uses-route.js';
import { AdminUnits } from './admin-units.js';

/** The version that a change is based on. */
function versionOf(ifMatch: number | null): number {
  if (ifMatch !== null) return ifMatch;
  throw problem(
    { problems: adminProblems },
    'admin.version_missing',
    'Send If-Match with the version that was read.',
    {
      fields: { 'If-Match': 'This header is required.' },
    },
  );
}

/** Separates the common parameters of lists from the filters of one. */
function listQueryOf(query: AdminListQuery & Record<string, unknown>): {
  list: AdminListQuery;
  filters: Record<string, string>;
} {
  const { page, perPage, sort, order, q, fields, ...rest } = query;
  return {
    list: { page, perPage, sort, order, q, fields },
    filters: Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)])),
  };
}

/** The back office: any entity, in its service, which checks the roles. */
@Controller()
export class AdminController {
  constructor(
    private readonly units: AdminUnits,
    private readonly rpc: RpcClient,
  ) {}

  @UsesRoute(listAdminRecordsRoute)
  list(@Call() { caller, params, query }: CallOf<typeof listAdminRecordsRoute>) {
    const { list, filters } = listQueryOf(query);
    return this.units.list(caller, params.entity, list, filters);
  }

  @UsesRoute(getAdminRecordRoute)
  async get(@Call() { caller, params }: CallOf<typeof getAdminRecordRoute>) {
    const { rpcs, id } = this.units.find(params.entity, params.id);
    const record = await this.rpc.call(rpcs.get, { caller, entity: params.entity, id });
    // Replaced by the requested id, because the service does not know the prefix.
    return { ...record, id: params.id };
  }

  @UsesRoute(createAdminRecordRoute)
  create(@Call() { caller, params, body, idempotencyKey }: CallOf<typeof createAdminRecordRoute>) {
    const { rpcs } = this.units.find(params.entity, '');
    return this.rpc.call(rpcs.create, { caller, entity: params.entity, values: body, idempotencyKey });
  }

  @UsesRoute(updateAdminRecordRoute)
  async update(@Call() { caller, params, body, ifMatch }: CallOf<typeof updateAdminRecordRoute>) {
    const { rpcs, id } = this.units.find(params.entity, params.id);
    return this.rpc.call(rpcs.update, {
      caller,
      entity: params.entity,
      id,
      version: versionOf(ifMatch),
      values: body,
    });
  }

  @UsesRoute(actOnAdminRecordRoute)
  act(@Call() { caller, params, body, idempotencyKey, ifMatch }: CallOf<typeof actOnAdminRecordRoute>) {
    const { rpcs, id } = this.units.find(params.entity, params.id);
    return this.rpc.call(rpcs.act, {
      caller,
      entity: params.entity,
      id,
      action: params.action,
      values: body ?? {},
      idempotencyKey,
      version: ifMatch,
    });
  }
}
