import type * as z from 'zod/mini';
import type { Role } from '../identity/auth.schema.js';
import type { AdminService } from './admin.js';
import { fieldKinds, type FieldKind } from './field-kind.js';

type Schema = z.core.$ZodType;

/** Used instead of an id for actions on the entity as a whole. */
export const allRecords = 'all';

/** An action on a record besides editing it. */
export interface AdminActionDefinition {
  readonly roles: readonly Role[];
  /** For money and other critical actions: refused without `reason` in the values. */
  readonly needsReason?: boolean;
  /**
   * The action applies to the entity as a whole (`POST /api/admin/payouts/all/run`): no record is read, and any id but
   * `all` is refused.
   */
  readonly isForAll?: boolean;
  /** Input besides the reason; omitted if there is none. */
  readonly input?: Schema;
  /** The output of the action; no other field leaves the service. Omitted if there is none. */
  readonly answer?: z.core.$ZodType<Record<string, unknown>>;
}

/** Fields of a record that only an action shows; the audit log records who viewed them. */
export interface HiddenFields {
  /** The action that returns the fields. */
  readonly action: string;
  readonly roles: readonly Role[];
  /** `travellers.diet`: the field of each traveler. */
  readonly fields: readonly string[];
}

/** One entity of the back office. The service, the gateway, OpenAPI and the screens use this definition. */
export interface AdminDefinition {
  readonly name: string;
  /** The service with the entity; `every` means that each service has its own. */
  readonly service: AdminService | 'every';
  readonly summary: string;
  /** The record as the back office reads it; fields not listed here do not leave the service. */
  readonly record: z.ZodMiniObject;
  /** Input of an edit; an omitted field stays unchanged. */
  readonly input?: Schema;
  /** Input for a new record. Without it, records cannot be created here. */
  readonly newInput?: Schema;
  /** Filters of a list, in addition to `id`. */
  readonly filters: readonly string[];
  /** Sortable fields of a list; the first is the default. */
  readonly sort: readonly string[];
  /** Fields searched by `q`. */
  readonly search: readonly string[];
  readonly roles: { readonly read: readonly Role[]; readonly write?: readonly Role[] };
  /** Fields whose old and new values are in the audit log; changes of other fields are not logged. */
  readonly audited: readonly string[];
  readonly hidden: readonly HiddenFields[];
  readonly actions: Readonly<Record<string, AdminActionDefinition>>;
}

type FieldKinds = Readonly<Record<string, FieldKind>>;

/** Kinds of the fields by name: all that screens need of the schemas, which stay out of their bundles. */
export interface AdminFieldKinds {
  readonly kinds: { readonly record: FieldKinds; readonly input: FieldKinds; readonly newInput: FieldKinds };
}

/** A definition, as screens use it. */
export type AdminDescription = AdminDefinition & AdminFieldKinds;

/** Defines one entity of the back office, in the file `<entity>.admin.ts` of its service. */
export const defineAdminEntity = <const D extends AdminDefinition>(definition: D): AdminFieldKinds & D => ({
  ...definition,
  kinds: {
    record: fieldKinds(definition.record),
    input: fieldKinds(definition.input),
    newInput: fieldKinds(definition.newInput),
  },
});

type Output<S> = S extends Schema ? z.output<S> : Record<never, never>;
type Input<S> = S extends Schema ? z.input<S> : Record<never, never>;

export type AdminFilter<D extends AdminDefinition> = D['filters'][number];
export type AdminSort<D extends AdminDefinition> = D['sort'][number];
export type AdminActionName<D extends AdminDefinition> = keyof D['actions'] & string;
/** All actions that a screen can offer: those of the service, and those that show hidden fields. */
export type AdminAnyAction<D extends AdminDefinition> = AdminActionName<D> | D['hidden'][number]['action'];
export type AdminActionInput<
  D extends AdminDefinition,
  A extends AdminActionName<D>,
> = D['actions'][A] extends { input: infer S } ? Output<S> : Record<never, never>;
/** The output of an action, as its service returns it. */
export type AdminActionAnswer<
  D extends AdminDefinition,
  A extends AdminActionName<D>,
> = D['actions'][A] extends { answer: infer S } ? Input<S> : unknown;
/** The record fields that an action reveals, each including its whole top-level field. */
type Revealed<D extends AdminDefinition, A> = Extract<
  D['hidden'][number],
  { readonly action: A }
>['fields'][number] extends infer Path
  ? Path extends `${infer Field}.${string}`
    ? Field
    : Path
  : never;
/** The output of an action, as a screen reads it: no fields if the contract declares none. */
export type AdminActionOutput<D extends AdminDefinition, A extends AdminAnyAction<D>> =
  A extends AdminActionName<D>
    ? D['actions'][A] extends { answer: infer S }
      ? Output<S>
      : Record<never, never>
    : { readonly [F in Revealed<D, A> & AdminField<D>]: z.output<D['record']>[F] | null };
export type AdminInput<D extends AdminDefinition> = D extends { input: infer S } ? Output<S> : never;
export type AdminNewInput<D extends AdminDefinition> = D extends { newInput: infer S } ? Output<S> : never;
/** Field names for the entity's forms. */
export type AdminInputField<D extends AdminDefinition> =
  | (D extends { input: infer S } ? keyof Input<S> & string : never)
  | (D extends { newInput: infer S } ? keyof Input<S> & string : never);

/** A record as a service returns it. */
export type AdminRecordOf<D extends AdminDefinition> = z.input<D['record']> & {
  id: string;
  version: number;
};
/** A record as a screen reads it. */
export type AdminRowOf<D extends AdminDefinition> = z.output<D['record']> & {
  id: string;
  version: number;
};
/** Field names of a record that a screen can show. */
export type AdminField<D extends AdminDefinition> = keyof z.output<D['record']> & string;

/** Filters that the entity does not have: a list must not be displayed as if they had been applied. */
export const unknownFilters = (
  { filters }: AdminDefinition,
  asked: Readonly<Record<string, string>>,
): string[] => Object.keys(asked).filter((name) => name !== 'id' && !filters.includes(name));
