export const renameInTours = `update tour set houses = (
    select jsonb_agg(case when house->>'venueSlug' = $1 then jsonb_set(house, '{venueSlug}', to_jsonb($2::text)) else house end
      order by nth)
    from jsonb_array_elements(houses) with ordinality as each (house, nth))
  where houses @> jsonb_build_array(jsonb_build_object('venueSlug', $1::text))`;
