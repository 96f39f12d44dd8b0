import { Injectable } from '@nestjs/common';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import {
  adminActionProblems,
  adminProblems,
  type AdminListQuery,
  type AdminRecord,
} from '@valam/contracts/shared/admin';
import {
  allRecords,
  unknownFilters,
  type AdminActionDefinition,
  type AdminDefinition,
  type HiddenFields,
} from '@valam/contracts/shared/admin-entity';
import { invalidFields, problem } from '@valam/contracts/shared/problem';
import { DataSource, type EntityManager } from 'typeorm';
import * as z from 'zod/mini';
import { audit } from '../audit/audit.js';
import { once } from '../idempotency/once.js';
import { sendable } from '../rpc/sendable.js';
import { allowRole } from './allow-role.js';
import { changesOf } from './changes.js';
import { onlyHidden } from './hidden-fields.js';
import { readInput, type SentValues } from './read-values.js';
import { AdminRegistry } from './registry.js';
import type { AdminListAnswer, AnyAdminResource, OfferedEntity } from './resource.js';
import { only, shown } from './shown-fields.js';

const refusals = { problems: adminProblems };

/** One record, by entity and id. */
export interface AdminTarget {
  readonly entity: string;
  readonly id: string;
}

/**
 * The input of a new record. The same idempotency key and input create one record, however often they are
 * sent.
 */
export interface AdminNewRecord {
  readonly values: SentValues;
  readonly idempotencyKey?: string | null | undefined;
}

/**
 * An action with its input. The same idempotency key and input have one effect, however often they are sent.
 */
export interface AdminOrder extends AdminNewRecord {
  readonly action: string;
  /** The version that was read, if the action is only for that version. */
  readonly version?: number | null | undefined;
}

/**
 * Handles requests of the back office according to the entity's definition: checks the role, parses the input, locks the
 * row, compares the version, writes the audit entry, and removes hidden fields.
 */
@Injectable()
export class AdminRequests {
  constructor(
    private readonly registry: AdminRegistry,
    private readonly dataSource: DataSource,
  ) {}

  async list(
    caller: Caller,
    entity: string,
    query: AdminListQuery,
    filters: Readonly<Record<string, string>>,
  ): Promise<AdminListAnswer> {
    const { definition, resource } = this.open(caller, entity);
    refuseUnknownFilters(definition, filters);
    const { items, total } = await resource.list(query, filters, caller);
    return sendable({ items: items.map((item) => only(query.fields, shown(definition, item))), total });
  }

  async get(caller: Caller, { entity, id }: AdminTarget): Promise<AdminRecord> {
    const { definition, resource } = this.open(caller, entity);
    const found = await resource.find(this.dataSource.manager, id, false);
    return shown(definition, existing(found, entity, id));
  }

  async create(
    caller: Caller,
    entity: string,
    { values, idempotencyKey: key = null }: AdminNewRecord,
  ): Promise<AdminRecord> {
    const { definition, resource } = this.openForWriting(caller, entity);
    const work = async (tx: EntityManager) => {
      if (!resource.create || !definition.newInput) throw notOffered(entity, 'create');
      const input = readInput(definition.newInput, values, definition.record);
      const after = await resource.create(tx, input, caller, key);
      const changes = changesOf(null, after, definition.audited);
      await audit(tx, { actor: caller, action: 'create', entity, id: after.id, changes });
      return sendable(shown(definition, after));
    };
    return this.once(caller, key, { entity, values }, work);
  }

  async update(
    caller: Caller,
    { entity, id }: AdminTarget,
    version: number,
    values: SentValues,
  ): Promise<AdminRecord> {
    const { definition, resource } = this.openForWriting(caller, entity);
    return this.dataSource.transaction(async (tx) => {
      if (!resource.update || !definition.input) throw notOffered(entity, 'update');
      const before = existing(await resource.find(tx, id, true), entity, id);
      refuseStale(before, version);
      const after = await resource.update(
        tx,
        id,
        readInput(definition.input, values, definition.record),
        caller,
      );
      const changes = changesOf(before, after, definition.audited);
      await audit(tx, { actor: caller, action: 'update', entity, id, changes, reason: reasonIn(values) });
      return sendable(shown(definition, after));
    });
  }

  async act(
    caller: Caller,
    target: AdminTarget,
    { action: name, values, idempotencyKey: key, version = null }: AdminOrder,
  ): Promise<Record<string, unknown>> {
    const { entity, id } = target;
    const { definition, resource } = this.registry.entity(entity);
    const fields = definition.hidden.find(({ action }) => action === name);
    if (fields) return this.show(caller, resource, { ...target, version }, fields);
    const { action, run } = actionOf({ definition, resource }, name);
    allowRole(caller, action.roles);
    // A call for one record must not run an action on all records.
    if (action.isForAll) existing(id === allRecords ? id : null, entity, id);
    const reason = reasonIn(values);
    if (action.needsReason && !reason) {
      throw problem(refusals, 'admin.reason_missing', 'Please give a reason.', {
        fields: { reason: 'This field is required.' },
      });
    }
    const work = async (tx: EntityManager) => {
      const record = action.isForAll ? null : existing(await resource.find(tx, id, true), entity, id);
      refuseStale(record, version);
      const input = action.input ? readInput(action.input, values) : {};
      const answer = await run(tx, { id, record, input, caller, reason });
      const after = action.isForAll ? null : await resource.find(tx, id, false);
      const changes = record && changesOf(record, after, definition.audited);
      await audit(tx, { actor: caller, action: name, entity, id, changes, reason });
      return sendable(action.answer ? z.parse(action.answer, answer) : {});
    };
    return this.once(caller, key, { ...target, name, values }, work);
  }

  /** The scope of a key includes the caller: a staff member never gets the response of another one. */
  private once<T>(
    { userId }: Caller,
    key: string | null | undefined,
    body: unknown,
    work: (tx: EntityManager) => Promise<T>,
  ): Promise<T> {
    const scope = `admin:${userId ?? ''}`;
    return this.dataSource.transaction((tx) => once(tx, { scope, key, body, reused }, () => work(tx)));
  }

  /** Returns the hidden fields of a record and records who viewed them. */
  private show(
    caller: Caller,
    resource: AnyAdminResource,
    { entity, id, version }: AdminTarget & { readonly version: number | null },
    fields: HiddenFields,
  ): Promise<Record<string, unknown>> {
    allowRole(caller, fields.roles);
    return this.dataSource.transaction(async (tx) => {
      const record = existing(await resource.find(tx, id, false), entity, id);
      refuseStale(record, version);
      await audit(tx, { actor: caller, action: fields.action, entity, id });
      return onlyHidden(record, fields);
    });
  }

  private open(caller: Caller, entity: string): OfferedEntity {
    const offered = this.registry.entity(entity);
    allowRole(caller, offered.definition.roles.read);
    return offered;
  }

  private openForWriting(caller: Caller, entity: string): OfferedEntity {
    const offered = this.registry.entity(entity);
    allowRole(caller, offered.definition.roles.write ?? []);
    return offered;
  }
}

/** Refuses unknown filters: ignoring one would return records that were not requested. */
function refuseUnknownFilters(definition: AdminDefinition, filters: Readonly<Record<string, string>>): void {
  const unknown = unknownFilters(definition, filters);
  if (unknown.length > 0)
    throw invalidFields(Object.fromEntries(unknown.map((name) => [name, 'There is no such filter.'])));
}

function existing<R>(record: R | null, entity: string, id: string): R {
  if (!record) throw problem(refusals, 'admin.not_found', 'There is no such record.', { entity, id });
  return record;
}

function actionOf({ definition, resource }: OfferedEntity, name: string) {
  const action: AdminActionDefinition | undefined = Object.hasOwn(definition.actions, name)
    ? definition.actions[name]
    : undefined;
  const run = action && resource.actions[name];
  if (!action || !run)
    throw problem(refusals, 'admin.unknown_action', 'There is no such action.', {
      entity: definition.name,
      action: name,
    });
  return { action, run };
}

/** `read`: the version that the caller has seen; null if any version is accepted. */
function refuseStale(current: AdminRecord | null, read: number | null): void {
  if (!current || read === null || current.version === read) return;
  const { version } = current;
  throw problem(refusals, 'admin.version_stale', 'Someone else has changed this in the meantime.', {
    version,
  });
}

const reused = () =>
  problem(
    { problems: adminActionProblems },
    'admin.idempotency_key_reused',
    'This key was used for another action already.',
  );

function notOffered(entity: string, what: string) {
  return problem(refusals, 'admin.not_offered', 'This cannot be done here.', { entity, what });
}

function reasonIn(values: SentValues): string | null {
  const reason = values.reason;
  return typeof reason === 'string' && reason.trim() ? reason.trim() : null;
}
