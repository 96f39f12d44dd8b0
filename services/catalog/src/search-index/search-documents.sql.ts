export const saveDocument = `with saved as (
         insert into search_document (type, entity_id, slug, title, summary, place, image, boost, title_words,
           name_words, place_words, body_words, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
         on conflict (type, entity_id) do update set slug = excluded.slug, title = excluded.title,
           summary = excluded.summary, place = excluded.place, image = excluded.image, boost = excluded.boost,
           title_words = excluded.title_words, name_words = excluded.name_words, place_words = excluded.place_words,
           body_words = excluded.body_words, updated_at = excluded.updated_at
         returning words)
       insert into search_word (word) select distinct unnest(tsvector_to_array(words)) from saved on conflict do nothing`;
