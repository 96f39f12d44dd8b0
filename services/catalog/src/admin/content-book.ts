import type * as z from 'zod/mini';
import type { ListShape } from '@valam/service-kit/admin/list-page';
import type { ContentKind } from '../content/content-kind.js';
import type { ContentEntity } from '../content/content.entity.js';

export type Values = Readonly<Record<string, unknown>>;

/** How the back office lists and edits one kind of content. */
export interface ContentBook<E extends ContentEntity> {
  readonly kind: ContentKind<E>;
  /** What may be set; a field that is left out of an edit stays as it is. */
  readonly input: z.ZodMiniObject;
  readonly sort: ListShape<E>['sort'];
  readonly search: ListShape<E>['search'];
  readonly filters?: ListShape<E>['filters'];
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
