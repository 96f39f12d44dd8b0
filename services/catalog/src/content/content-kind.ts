import type { ContentChange } from '@valam/contracts/catalog/content.events';
import type { EventContract } from '@valam/contracts/shared/define';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import type { SearchDocument } from '../search-index/search-documents.js';
import type { ContentEntity } from './content.entity.js';

/** The effects of saving content of one kind. */
export interface ContentKind<E extends ContentEntity> {
  /** As it stands in tags and links: `tour`. */
  readonly noun: string;
  readonly entity: new () => E;
  readonly changed: EventContract<z.ZodMiniType<ContentChange, ContentChange>>;
  /** The cached lists and pages in which it shows. */
  readonly tags: readonly string[];
  readonly slugOf: (entity: E) => string | null;
  /** Fills in what is derived from other fields. */
  readonly prepare?: (entity: E) => void;
  /** Tells other services what they need of it, in the transaction that saves it. */
  readonly publishSaved?: (tx: EntityManager, entity: E) => Promise<void>;
  /** How the search knows it; without this it is not searched for and has no page of its own. */
  readonly searchDocument?: (entity: E) => SearchDocument;
}

/** A kind of any entity, for those who only go through all of them. */
export type AnyKind = ContentKind<never>;
