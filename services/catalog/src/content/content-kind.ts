import type { ContentChange } from '@valam/contracts/catalog/content.events';
import type { EventContract } from '@valam/contracts/shared/define';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import type { SearchDocument } from '../search-index/search-documents.js';
import type { ContentEntity } from './content.entity.js';

/** The effects of saving content of one kind. */
export interface ContentKind<E extends ContentEntity> {
  /** Its name in tags and links: `tour`. */
  readonly noun: string;
  readonly entity: new () => E;
  readonly changed: EventContract<z.ZodMiniType<ContentChange, ContentChange>>;
  /** Tags of the cached lists and pages that show it. */
  readonly tags: readonly string[];
  readonly slugOf: (entity: E) => string | null;
  /** Fills in fields derived from others. */
  readonly prepare?: (entity: E) => void;
  /** Emits its changes to other services, in the transaction that saves it. */
  readonly publishSaved?: (tx: EntityManager, entity: E) => Promise<void>;
  /** Its search document; without one it is not searchable and has no page. */
  readonly searchDocument?: (entity: E) => SearchDocument;
  /** Updates the slug in records that reference it. */
  readonly renameLinks?: (tx: EntityManager, before: string, now: string) => Promise<unknown>;
  /** Updates the name, which was `before`, in records that reference it by name; returns those records. */
  readonly renameMentions?: (tx: EntityManager, before: string, entity: E) => Promise<Mentions>;
}

/** Records of one kind that reference another record. */
export interface Mentions {
  readonly kind: AnyKind;
  readonly ids: readonly string[];
}

/** A kind of any entity, for code that iterates over all of them. */
export type AnyKind = ContentKind<never>;

/** Forgets the entity of a kind, whose functions are still called only with records of that kind. */
export const anyKind = <E extends ContentEntity>(kind: ContentKind<E>): AnyKind => kind as unknown as AnyKind;
