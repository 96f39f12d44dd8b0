export const groups = `
  select g.id, g.version, g.kind, g.is_sample as "isSample",
    coalesce((select array_agg(n.name order by n.sort_order) from alias_name n where n.group_id = g.id), '{}') as names
  from alias_group g`;

export const chosenGroups = `where ($1::text is null or g.kind = $1)
      and exists (select 1 from alias_name n where n.group_id = g.id and ($2 = '' or n.folded like '%' || $2 || '%'))`;

export const insertNames = `insert into alias_name (group_id, name, folded, sort_order)
     select $1, * from unnest($2::text[], $3::text[], $4::int[]) on conflict do nothing`;
