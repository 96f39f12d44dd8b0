import { sampleId } from '@valam/contracts/shared/sample-id';
import type { EntityManager } from 'typeorm';
import { putNames } from '../../src/search/aliases.resource.js';
import type { SampleAliasGroup } from '../types.js';
import type { PictureKeys } from './sample-pictures.js';

/** Replaces all sample synonyms; groups created by staff stay. */
export async function loadAliases(tx: EntityManager, groups: readonly SampleAliasGroup[]): Promise<void> {
  await tx.query('delete from alias_group where is_sample');
  for (const { kind, names } of groups) {
    const id = sampleId('alias', `${kind}/${names[0]}`);
    const made = await tx.query<unknown[]>(
      'insert into alias_group (id, kind, is_sample) values ($1, $2, true) on conflict do nothing returning id',
      [id, kind],
    );
    if (made.length > 0) await putNames(tx, id, names);
  }
}

/** Pictures of contributors, whose records belong to identity. */
export async function loadContributorPictures(
  tx: EntityManager,
  slug: string,
  keys: PictureKeys,
): Promise<void> {
  const id = sampleId('contributor', slug);
  const profile = keys.one('profile') ?? keys.one('display');
  const rows = [
    ...(profile ? [['profile', profile] as const] : []),
    ...keys.family('photo').map((key, index) => [`photo-${index + 1}`, key] as const),
  ];
  await tx.query('delete from contributor_picture where contributor_id = $1', [id]);
  await tx.query(
    `insert into contributor_picture (contributor_id, slot, sort_order, media_key)
     select $1, * from unnest($2::text[], $3::int[], $4::text[])`,
    [id, rows.map(([slot]) => slot), rows.map((_, index) => index), rows.map(([, key]) => key)],
  );
}
