import { Injectable } from '@nestjs/common';
import { settingKeys } from '@valam/contracts/catalog/setting-keys';
import type { EntityManager } from 'typeorm';
import { anyKind, type AnyKind } from '../content/content-kind.js';
import { SaveContent } from '../content/save-content.js';
import { retreatKind } from '../retreat/retreat.kind.js';
import { settingKind } from '../setting/setting.kind.js';
import { testimonialKind } from '../testimonial/testimonial.kind.js';
import { tourKind } from '../tour/tour.kind.js';

/**
 * In `host`, a list of names. Increments the version, so that an editor with the record open cannot restore
 * the former name.
 */
const renameIn = (table: string): string => `update ${table} set version = version + 1, host = (
    select string_agg(case when lower(trim(name)) = lower($1) then $2::text else trim(name) end, ', ' order by nth)
    from unnest(string_to_array(host, ',')) with ordinality as each (name, nth))
  where id in (
    select id from ${table}
     where lower($1) in (select lower(trim(name)) from unnest(string_to_array(host, ',')) as each (name))
     order by id for update)
  returning id`;

const rest = 'substr(label, length($1::text) + 1)';

/** The label of the promise is its author with a role: `Anandhi Selvan, founder`. */
const renameAuthor = `update setting set version = version + 1, label = coalesce($2::text || ${rest}, ltrim(${rest}, ', '))
  where id in (
    select id from setting
     where key = '${settingKeys.founderPromise}' and (label = $1::text or starts_with(label, $1::text || ','))
     order by id for update)
  returning id`;

/** The statements that rename a contributor, with the kind of the affected records. */
const renames: readonly (readonly [statement: string, kind: AnyKind])[] = [
  [renameIn('tour'), anyKind(tourKind)],
  [renameIn('retreat'), anyKind(retreatKind)],
  [renameIn('testimonial'), anyKind(testimonialKind)],
  [renameAuthor, anyKind(settingKind)],
];

/** Tags of cached responses that may name a contributor. */
export const tagsOfRenamed: readonly string[] = [...new Set(renames.flatMap(([, { tags }]) => tags))];

const hasNamesake =
  'select 1 from contributor where is_public and lower(name) = lower($1) and id <> $2 limit 1';

interface Rename {
  readonly id: string;
  readonly before: string | null;
  /** Null for an erased person, whose name is removed from the content. */
  readonly now: string | null;
}

/** Renames a contributor in content that names them, unless another contributor has the same name. */
@Injectable()
export class RenameContributor {
  constructor(private readonly content: SaveContent) {}

  async run(tx: EntityManager, { id, before, now }: Rename): Promise<void> {
    if (before === null || before === now) return;
    const namesakes = await tx.query<unknown[]>(hasNamesake, [before, id]);
    if (namesakes.length > 0) return;
    for (const [statement, kind] of renames) {
      const [rows] = await tx.query<[{ id: string }[], number]>(statement, [before, now]);
      await this.content.follow(tx, { kind, ids: rows.map((row) => row.id) });
    }
  }
}
