import { Injectable } from '@nestjs/common';
import type { Caller, Role } from '@valam/contracts/identity/auth.schema';
import { adminProblems, type AdminListQuery, type AdminRecord } from '@valam/contracts/shared/admin';
import { problem } from '@valam/contracts/shared/problem';
import { DataSource } from 'typeorm';
import { audit } from '../audit/audit.js';
import { AdminRegistry } from './registry.js';
import type { AdminAction, AdminFilters, AdminListAnswer, AdminResource, AdminValues } from './resource.js';

const refusals = { problems: adminProblems };

/** One record, as an entity and an id name it. */
export interface AdminTarget {
  readonly caller: Caller;
  readonly entity: string;
  readonly id: string;
}

/** Does what the back office asks: checks the role, holds the row, compares the version, writes the audit entry. */
@Injectable()
export class AdminDesk {
  constructor(
    private readonly registry: AdminRegistry,
    private readonly dataSource: DataSource,
  ) {}

  async list(
    caller: Caller,
    entity: string,
    query: AdminListQuery,
    filters: AdminFilters,
  ): Promise<AdminListAnswer> {
    const resource = this.open(caller, entity);
    return resource.list(query, filters, caller);
  }

  async get({ caller, entity, id }: AdminTarget): Promise<AdminRecord> {
    return existing(await this.open(caller, entity).find(this.dataSource.manager, id, false), entity, id);
  }

  async create(caller: Caller, entity: string, values: AdminValues): Promise<AdminRecord> {
    const resource = this.openForWriting(caller, entity);
    return this.dataSource.transaction(async (tx) => {
      if (!resource.create) throw notOffered(entity, 'create');
      const after = await resource.create(tx, values, caller);
      await audit(tx, { actor: caller, action: 'create', entity, id: after.id, after });
      return after;
    });
  }

  async update(
    { caller, entity, id }: AdminTarget,
    version: number,
    values: AdminValues,
  ): Promise<AdminRecord> {
    const resource = this.openForWriting(caller, entity);
    return this.dataSource.transaction(async (tx) => {
      if (!resource.update) throw notOffered(entity, 'update');
      const before = existing(await resource.find(tx, id, true), entity, id);
      if (before.version !== version) throw stale(before);
      const after = await resource.update(tx, id, values, caller);
      await audit(tx, {
        actor: caller,
        action: 'update',
        entity,
        id,
        before,
        after,
        reason: reasonIn(values),
      });
      return after;
    });
  }

  async act(
    { caller, entity, id }: AdminTarget,
    name: string,
    values: AdminValues,
  ): Promise<Record<string, unknown>> {
    const resource = this.registry.resource(entity);
    const action = actionOf(resource, entity, name);
    allow(caller, action.roles);
    const reason = reasonIn(values);
    if (action.needsReason && !reason) {
      throw problem(refusals, 'admin.reason_missing', 'Say why.', {
        fields: { reason: 'This field is required.' },
      });
    }
    return this.dataSource.transaction(async (tx) => {
      const record = action.isForAll ? null : existing(await resource.find(tx, id, true), entity, id);
      const answer = await action.run(tx, { id, record, values, caller, reason });
      const after = action.isForAll ? null : await resource.find(tx, id, false);
      await audit(tx, { actor: caller, action: name, entity, id, before: record, after, reason });
      return answer;
    });
  }

  private open(caller: Caller, entity: string): AdminResource {
    const resource = this.registry.resource(entity);
    allow(caller, resource.roles.read);
    return resource;
  }

  private openForWriting(caller: Caller, entity: string): AdminResource {
    const resource = this.registry.resource(entity);
    allow(caller, resource.roles.write ?? []);
    return resource;
  }
}

function allow(caller: Caller, roles: readonly Role[]): void {
  if (!caller.role) throw problem(refusals, 'admin.signed_out', 'Please sign in.');
  if (!roles.includes(caller.role))
    throw problem(refusals, 'admin.role_refused', 'Your role does not allow this.');
}

function existing(record: AdminRecord | null, entity: string, id: string): AdminRecord {
  if (!record) throw problem(refusals, 'admin.not_found', 'There is no such record.', { entity, id });
  return record;
}

function actionOf(resource: AdminResource, entity: string, name: string): AdminAction {
  const action =
    resource.actions && Object.hasOwn(resource.actions, name) ? resource.actions[name] : undefined;
  if (!action)
    throw problem(refusals, 'admin.unknown_action', 'There is no such action.', { entity, action: name });
  return action;
}

function stale(current: AdminRecord) {
  return problem(refusals, 'admin.version_stale', 'Somebody else has changed this meanwhile.', {
    version: current.version,
  });
}

function notOffered(entity: string, what: string) {
  return problem(refusals, 'admin.not_offered', 'This cannot be done here.', { entity, what });
}

function reasonIn(values: AdminValues): string | null {
  const reason = values.reason;
  return typeof reason === 'string' && reason.trim() ? reason.trim() : null;
}
