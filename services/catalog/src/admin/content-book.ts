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

/** How the back office lists and edits one kind of content. */
export interface ContentBook<E extends ContentEntity> {
  readonly kind: ContentKind<E>;
  /** What the back office is promised about it. */
  readonly definition: ContentDefinition<E>;
  readonly filters: Readonly<Record<string, (keyof E & string) | FilterCondition<E>>>;
  /** What a slug is made from when none is given; without it the kind has no address to make. */
  readonly titleOf?: (entity: E) => string;
  /** The page on which it is shown, for previews. */
  readonly pathOf?: (entity: E) => string;
  /** Fields that the record keeps in another form than it is edited in. */
  readonly convert?: (values: Values) => Values;
  /** What does not go together, whatever the status: field → message. */
  readonly wrong?: (entity: E) => Record<string, string>;
  /** What still has to be said before everybody may see it: field → message. */
  readonly missing?: (entity: E) => Record<string, string>;
  /** In which direction lists show `order`; without it they cannot be reordered. */
  readonly orderDirection?: 'asc' | 'desc';
}

/** Content as it is stored, its times written as JSON writes them. */
type Sent<E extends ContentEntity> = Omit<E, 'createdAt' | 'updatedAt' | 'publishedAt'> & {
  createdAt: string;
  updatedAt: string;
  publishedAt: string | null;
};
/** A definition whose record is made of what is stored; the parts that a record has when it is alone are optional. */
type RecordOf<E extends ContentEntity, D extends AdminDefinition> =
  Sent<E> extends AdminRecordOf<D> ? D : never;

/** Every kind of content can be asked for by its status; the other filters of its definition are named one by one. */
export const contentBook = <E extends ContentEntity, D extends ContentDefinition<E>>(
  definition: RecordOf<E, D>,
  {
    filters,
    ...book
  }: Omit<ContentBook<E>, 'definition' | 'filters'> & {
    readonly filters: Readonly<
      Record<Exclude<AdminFilter<D>, 'status'>, (keyof E & string) | FilterCondition<E>>
    >;
  },
): ContentBook<E> => ({ ...book, definition, filters: { ...filters, status: 'status' } });
