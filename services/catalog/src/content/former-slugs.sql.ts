export const keepFormerSlug = `insert into former_slug (noun, slug, entity_id) values ($1, $2, $3)
  on conflict (noun, slug) do update set entity_id = excluded.entity_id`;

/** Without those that lead to another tour now. */
export const formerSlugsOfTours = `select entity_id as id, array_agg(slug order by slug) as slugs from former_slug
  where noun = 'tour' and entity_id = any($1)
    and not exists (select from tour where tour.slug = former_slug.slug and tour.status = 'published')
  group by entity_id`;

export const entityFormerlyAt = 'select entity_id as id from former_slug where noun = $1 and slug = $2';
