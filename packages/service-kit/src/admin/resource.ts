import type { AdminListQuery } from '@valam/contracts/shared/admin';
import type {
  AdminActionAnswer,
  AdminActionInput,
  AdminActionName,
  AdminDefinition,
  AdminFilter,
  AdminInput,
  AdminNewInput,
  AdminRecordOf,
} from '@valam/contracts/shared/admin-entity';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import type { EntityManager } from 'typeorm';

export type AdminFilters<D extends AdminDefinition = AdminDefinition> = Readonly<
  Partial<Record<AdminFilter<D> | 'id', string>>
>;

export interface AdminListAnswer<D extends AdminDefinition = AdminDefinition> {
  readonly items: AdminRecordOf<D>[];
  readonly total: number;
}

/** Runs the action in the given transaction; the response has the fields that its contract declares. */
export type AdminAction<I = unknown, A = unknown> = (
  tx: EntityManager,
  call: AdminActionCall<I>,
) => Promise<A>;

export interface AdminActionCall<I = unknown> {
  readonly id: string;
  /** The current, locked record; null for an action on all records. */
  readonly record: {
    readonly id: string;
    readonly version: number;
    readonly [field: string]: unknown;
  } | null;
  /** As parsed by the action's definition. */
  readonly input: I;
  readonly caller: Caller;
  readonly reason: string | null;
}

export type AdminActions<D extends AdminDefinition> = {
  readonly [A in AdminActionName<D>]: AdminAction<AdminActionInput<D, A>, AdminActionAnswer<D, A>>;
};

/**
 * Implementation of one entity of the back office in a service. The definition lists the allowed actions,
 * roles and inputs; the kit checks them and handles versions and audit entries.
 */
export type AdminResource<D extends AdminDefinition = AdminDefinition> = ReadableResource<D> &
  (D extends { readonly newInput: object } ? CreatableResource<D> : Partial<CreatableResource<D>>) &
  (D extends { readonly input: object } ? EditableResource<D> : Partial<EditableResource<D>>);

interface ReadableResource<D extends AdminDefinition> {
  list(query: AdminListQuery, filters: AdminFilters<D>, caller: Caller): Promise<AdminListAnswer<D>>;
  /** The record for the back office; null if there is none. `lock`: lock its row until the end of `tx`. */
  find(tx: EntityManager, id: string, lock: boolean): Promise<AdminRecordOf<D> | null>;
  readonly actions: AdminActions<D>;
}

/** Required if the contract has `newInput`. */
interface CreatableResource<D extends AdminDefinition> {
  /**
   * `key`: the idempotency key of the request, for calls to other services, which this transaction cannot
   * roll back.
   */
  create(
    tx: EntityManager,
    input: AdminNewInput<D>,
    caller: Caller,
    key: string | null,
  ): Promise<AdminRecordOf<D>>;
}

/** Required if the contract has `input`. */
interface EditableResource<D extends AdminDefinition> {
  /** Called after the version check with the row locked; it must increment the version. */
  update(tx: EntityManager, id: string, input: AdminInput<D>, caller: Caller): Promise<AdminRecordOf<D>>;
}

/** A resource without the type of its definition, as the kit calls it. */
export interface AnyAdminResource {
  list(query: AdminListQuery, filters: AdminFilters, caller: Caller): Promise<AdminListAnswer>;
  find(tx: EntityManager, id: string, lock: boolean): Promise<AdminRecordOf<AdminDefinition> | null>;
  create?(
    tx: EntityManager,
    input: unknown,
    caller: Caller,
    key: string | null,
  ): Promise<AdminRecordOf<AdminDefinition>>;
  update?(
    tx: EntityManager,
    id: string,
    input: unknown,
    caller: Caller,
  ): Promise<AdminRecordOf<AdminDefinition>>;
  readonly actions: Readonly<Record<string, AdminAction<unknown>>>;
}

/** An entity of a service: its contract and its implementation. */
export interface OfferedEntity {
  readonly definition: AdminDefinition;
  readonly resource: AnyAdminResource;
}
