import { Injectable } from '@nestjs/common';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import { adminProblems, type AdminListQuery, type AdminRecord } from '@valam/contracts/shared/admin';
import { problem } from '@valam/contracts/shared/problem';
import { DataSource } from 'typeorm';
import { hiddenAction, type HiddenFields } from '@valam/contracts/shared/admin-sight';
import { audit } from '../audit/audit.js';
import { allowRole } from './allow-role.js';
import { changesOf } from './changes.js';
import { onlyHidden, withoutHidden } from './hidden-fields.js';
import { AdminRegistry } from './registry.js';
import type { AdminAction, AdminFilters, AdminListAnswer, AdminResource, AdminValues } from './resource.js';

const refusals = { problems: adminProblems };

/** One record, as an entity and an id name it. */
export interface AdminTarget {
  readonly entity: string;
  readonly id: string;
}

/**
 * Does what the back office asks: checks the role, holds the row, compares the version, writes the audit entry, and takes
 * out what a record does not show.
 */
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
    const { items, total } = await resource.list(query, filters, caller);
    return { items: items.map((item) => withoutHidden(entity, item)), total };
  }

  async get(caller: Caller, { entity, id }: AdminTarget): Promise<AdminRecord> {
    const found = await this.open(caller, entity).find(this.dataSource.manager, id, false);
    return withoutHidden(entity, existing(found, entity, id));
  }

  async create(caller: Caller, entity: string, values: AdminValues): Promise<AdminRecord> {
    const resource = this.openForWriting(caller, entity);
    return this.dataSource.transaction(async (tx) => {
      if (!resource.create) throw notOffered(entity, 'create');
      const after = await resource.create(tx, values, caller);
      const changes = changesOf(null, after, resource.audited ?? []);
      await audit(tx, { actor: caller, action: 'create', entity, id: after.id, changes });
      return withoutHidden(entity, after);
    });
  }

  async update(
    caller: Caller,
    { entity, id }: AdminTarget,
    version: number,
    values: AdminValues,
  ): Promise<AdminRecord> {
    const resource = this.openForWriting(caller, entity);
    return this.dataSource.transaction(async (tx) => {
      if (!resource.update) throw notOffered(entity, 'update');
      const before = existing(await resource.find(tx, id, true), entity, id);
      if (before.version !== version) throw stale(before);
      const after = await resource.update(tx, id, values, caller);
      const changes = changesOf(before, after, resource.audited ?? []);
      await audit(tx, { actor: caller, action: 'update', entity, id, changes, reason: reasonIn(values) });
      return withoutHidden(entity, after);
    });
  }

  async act(
    caller: Caller,
    target: AdminTarget,
    name: string,
    values: AdminValues,
  ): Promise<Record<string, unknown>> {
    const { entity, id } = target;
    const resource = this.registry.resource(entity);
    const fields = hiddenAction(entity, name);
    if (fields) return this.show(caller, resource, target, fields);
    const action = actionOf(resource, entity, name);
    allowRole(caller, action.roles);
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
      const changes = record && changesOf(record, after, resource.audited ?? []);
      await audit(tx, { actor: caller, action: name, entity, id, changes, reason });
      return answer;
    });
  }

  /** Shows what the record hides, and writes down who looked. */
  private show(
    caller: Caller,
    resource: AdminResource,
    { entity, id }: AdminTarget,
    fields: HiddenFields,
  ): Promise<Record<string, unknown>> {
    allowRole(caller, fields.roles);
    return this.dataSource.transaction(async (tx) => {
      const record = existing(await resource.find(tx, id, false), entity, id);
      await audit(tx, { actor: caller, action: fields.action, entity, id });
      return onlyHidden(record, fields);
    });
  }

  private open(caller: Caller, entity: string): AdminResource {
    const resource = this.registry.resource(entity);
    allowRole(caller, resource.roles.read);
    return resource;
  }

  private openForWriting(caller: Caller, entity: string): AdminResource {
    const resource = this.registry.resource(entity);
    allowRole(caller, resource.roles.write ?? []);
    return resource;
  }
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
