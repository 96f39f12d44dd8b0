import type * as z from 'zod/mini';
import type { Role } from '../identity/auth.schema.js';
import type { AdminService } from './admin.js';
import { fieldKinds, type FieldKind } from './field-kind.js';

type Schema = z.core.$ZodType;

/** Stands in place of an id where an action concerns the entity as a whole. */
export const allRecords = 'all';

/** Something that can be done to a record besides editing it. */
export interface AdminActionDefinition {
  readonly roles: readonly Role[];
  /** Money and other grave actions: refused without `reason` in the values. */
  readonly needsReason?: boolean;
  /** It concerns the entity as a whole (`POST /api/admin/payouts/all/run`): no record is looked up, and it is refused under any id but `all`. */
  readonly isForAll?: boolean;
  /** What it takes besides the reason; without it, nothing. */
  readonly input?: Schema;
}

/** Fields of a record that are shown by an action only, which says in the audit log who looked. */
export interface HiddenFields {
  /** The action whose answer holds the fields. */
  readonly action: string;
  readonly roles: readonly Role[];
  /** `travellers.diet`: the field of each traveler. */
  readonly fields: readonly string[];
}

/** One kind of record of the back office. The service, the gateway, OpenAPI and the screens read it here. */
export interface AdminDefinition {
  readonly name: string;
  /** The service that keeps it; `every` service has some of its own. */
  readonly service: AdminService | 'every';
  readonly summary: string;
  /** The record as the back office reads it; what is not named here does not leave the service. */
  readonly record: z.ZodMiniObject;
  /** What an edit may set; a field that is left out stays as it is. */
  readonly input?: Schema;
  /** What a new record is made from. Without it none can be made here. */
  readonly newInput?: Schema;
  /** What a list can be asked for by name, besides `id`. */
  readonly filters: readonly string[];
  /** Fields a list can be sorted by; the first is the default. */
  readonly sort: readonly string[];
  /** Fields that `q` is looked for in. */
  readonly search: readonly string[];
  readonly roles: { readonly read: readonly Role[]; readonly write?: readonly Role[] };
  /** Fields whose changes the audit log says, from what to what; of the others it says nothing. */
  readonly audited: readonly string[];
  readonly hidden: readonly HiddenFields[];
  readonly actions: Readonly<Record<string, AdminActionDefinition>>;
}

type FieldKinds = Readonly<Record<string, FieldKind>>;

/** What the fields hold, by name: all that a screen needs of the schemas, which stay out of its bundle. */
export interface AdminFieldKinds {
  readonly kinds: { readonly record: FieldKinds; readonly input: FieldKinds; readonly newInput: FieldKinds };
}

/** A definition as screens read it. */
export type AdminDescription = AdminDefinition & AdminFieldKinds;

/** Describes one kind of record of the back office, in the file `<entity>.admin.ts` of the service that keeps it. */
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
/** Every action that a screen can offer: those of the service and those that show what a record hides. */
export type AdminAnyAction<D extends AdminDefinition> = AdminActionName<D> | D['hidden'][number]['action'];
export type AdminActionInput<
  D extends AdminDefinition,
  A extends AdminActionName<D>,
> = D['actions'][A] extends { input: infer S } ? Output<S> : Record<never, never>;
export type AdminInput<D extends AdminDefinition> = D extends { input: infer S } ? Output<S> : never;
export type AdminNewInput<D extends AdminDefinition> = D extends { newInput: infer S } ? Output<S> : never;
/** The names of fields that a form of the entity can have. */
export type AdminInputField<D extends AdminDefinition> =
  | (D extends { input: infer S } ? keyof Input<S> & string : never)
  | (D extends { newInput: infer S } ? keyof Input<S> & string : never);

/** A record as a service hands it out. */
export type AdminRecordOf<D extends AdminDefinition> = z.input<D['record']> & {
  id: string;
  version: number;
};
/** The names of fields of a record that a screen can show. */
export type AdminField<D extends AdminDefinition> = keyof z.output<D['record']> & string;

/** Filters of a list that the entity does not have; a list is never shown as if they had been heeded. */
export const unknownFilters = (
  { filters }: AdminDefinition,
  asked: Readonly<Record<string, string>>,
): string[] => Object.keys(asked).filter((name) => name !== 'id' && !filters.includes(name));
