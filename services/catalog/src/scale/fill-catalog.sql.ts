export const learnWords = `insert into search_word (word)
     select distinct unnest(tsvector_to_array(words)) from search_document on conflict do nothing`;
