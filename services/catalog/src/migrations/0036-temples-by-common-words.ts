import { migration } from '@valam/service-kit/database/migration';

export const templesByCommonWords = migration(
  '0036-temples-by-common-words',
  `
  -- For a word that thousands of temples hold, the list is sorted and counted from this index alone: their rows are
  -- scattered over fifteen times as many pages. An entry has room for 2 704 bytes.
  update temple set search_text = left(search_text, 600) where octet_length(search_text) > 1900;
  drop index temple_listed;
  create index temple_listed on temple (list_number, name, id) include (search_text) where status = 'published';
  `,
);
