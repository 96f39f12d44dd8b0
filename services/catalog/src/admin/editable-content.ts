import type * as z from 'zod/mini';
import type { AdminDefinition, AdminFilter, AdminRecordOf } from '@valam/contracts/shared/admin-entity';
import type { FilterCondition } from '@valam/service-kit/admin/list-page';
import type { ContentKind } from '../content/content-kind.js';
import type { ContentEntity } from '../content/content.entity.js';

export type Values = Readonly<Record<string, unknown>>;

/** A definition whose sort and search are fields of the content. */
export type ContentDefinition<E> = AdminDefinition & {
  readonly newInput: z.ZodMiniObject;
  readonly sort: readonly (keyof E & string)[];
  readonly search: readonly (keyof E & string)[];
};

/** Configuration of one kind of content in the back office. */
export interface EditableContent<E extends ContentEntity> {
  readonly kind: ContentKind<E>;
  /** The entity's definition in the contract of the back office. */
  readonly definition: ContentDefinition<E>;
  readonly filters: Readonly<Record<string, (keyof E & string) | FilterCondition<E>>>;
  /** Source of the slug when none is given; without it, entities of this kind have no slug. */
  readonly titleOf?: (entity: E) => string;
  /** The path of its page, for previews. */
  readonly pathOf?: (entity: E) => string;
  /** Converts fields whose stored form differs from the edited one. */
  readonly convert?: (values: Values) => Values;
  /** Checks for contradictions, in any status: field → message. */
  readonly wrong?: (entity: E) => Record<string, string>;
  /** Checks for fields still missing for publication: field → message. */
  readonly missing?: (entity: E) => Record<string, string>;
  /** The direction in which lists sort by `order`; without it they cannot be reordered. */
  readonly orderDirection?: 'asc' | 'desc';
}

/** Stored content, with its times as ISO strings. */
type Sent<E extends ContentEntity> = Omit<E, 'createdAt' | 'updatedAt' | 'publishedAt'> & {
  createdAt: string;
  updatedAt: string;
  publishedAt: string | null;
};
/**
 * The definition, if its record type equals the stored record; fields that only single records have are
 * optional.
 */
type RecordOf<E extends ContentEntity, D extends AdminDefinition> =
  Sent<E> extends AdminRecordOf<D> ? D : never;

/** Every kind of content has a filter by status; the other filters of its definition are listed individually. */
export const editableContent = <E extends ContentEntity, D extends ContentDefinition<E>>(
  definition: RecordOf<E, D>,
  {
    filters,
    ...book
  }: Omit<EditableContent<E>, 'definition' | 'filters'> & {
    readonly filters: Readonly<
      Record<Exclude<AdminFilter<D>, 'status'>, (keyof E & string) | FilterCondition<E>>
    >;
  },
): EditableContent<E> => ({ ...book, definition, filters: { ...filters, status: 'status' } });
