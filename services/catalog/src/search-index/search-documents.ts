import { Injectable } from '@nestjs/common';
import type { SearchType } from '@valam/contracts/catalog/search.schema';
import { unhurried } from '@valam/service-kit/database/prepared-statements';
import type { EntityManager } from 'typeorm';
import { shorten } from '../text/shorten.js';
import { foldSpelling } from '../text/fold-spelling.js';

const savingDocument = (onlyWhere: string): string => `with saved as (
         insert into search_document (type, entity_id, slug, title, summary, place, image, boost, title_words,
           name_words, place_words, body_words, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
         on conflict (type, entity_id) do update set slug = excluded.slug, title = excluded.title,
           summary = excluded.summary, place = excluded.place, image = excluded.image, boost = excluded.boost,
           title_words = excluded.title_words, name_words = excluded.name_words, place_words = excluded.place_words,
           body_words = excluded.body_words, updated_at = excluded.updated_at
         ${onlyWhere} returning words)
       insert into search_word (word) select distinct unnest(tsvector_to_array(words)) as word from saved order by word
         on conflict do nothing`;

const columns = 'slug title summary place image boost title_words name_words place_words body_words'.split(
  ' ',
);
const contentOf = (row: string): string => columns.map((column) => `${row}.${column}`).join(', ');

const saveDocument = savingDocument('');
const refreshDocument = savingDocument(
  `where (${contentOf('search_document')}) is distinct from (${contentOf('excluded')})`,
);

/** Fifty thousand documents have some millions of words. */
const learningMs = 120_000;

/** A word that is deleted while a document with it is being saved is added again the next night. */
const compareWords = unhurried(
  `with used as materialized (select word from ts_stat('select words from search_document')),
     gone as (delete from search_word s where not exists (select from used where used.word = s.word))
   insert into search_word (word) select word from used order by word on conflict do nothing`,
  learningMs,
);

/** The search index entry of a record. */
export interface SearchDocument {
  readonly type: SearchType;
  readonly entityId: string;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly place: string | null;
  readonly image: string | null;
  /** Weight in comparison with others; 1 is the default. */
  readonly boost: number;
  /** Other names; deities, saints, people. */
  readonly names: readonly (string | null)[];
  /** Location of the record. */
  readonly places: readonly (string | null)[];
  readonly body: readonly (string | null)[];
}

const words = (parts: readonly (string | null)[]) =>
  foldSpelling(parts.filter(Boolean).join(' ')).slice(0, 200_000);
const longestSummary = 240;

/** Writes search documents, in the transaction that changes their records. */
@Injectable()
export class SearchDocuments {
  async put(tx: EntityManager, document: SearchDocument, at: Date): Promise<void> {
    await tx.query(saveDocument, valuesOf(document, at));
  }

  /** Keeps an unchanged document as it is, with the time of its last change. */
  async refresh(tx: EntityManager, document: SearchDocument, at: Date): Promise<void> {
    await tx.query(refreshDocument, valuesOf(document, at));
  }

  async remove(tx: EntityManager, type: SearchType, entityId: string): Promise<void> {
    await tx.query('delete from search_document where type = $1 and entity_id = $2', [type, entityId]);
  }

  /** Removes words that no document has anymore: they would count as correctly spelled. */
  async compareWords(tx: EntityManager): Promise<void> {
    await tx.query(`set local statement_timeout = ${learningMs}`);
    await tx.query(compareWords);
  }
}

const valuesOf = (document: SearchDocument, at: Date): unknown[] => [
  document.type,
  document.entityId,
  document.slug,
  document.title,
  shorten(document.summary, longestSummary),
  document.place,
  document.image,
  document.boost,
  words([document.title]),
  words(document.names),
  words(document.places),
  words(document.body),
  at,
];
