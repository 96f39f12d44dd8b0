import { migration } from '@valam/service-kit/database/migration';

export const searchTitles = migration(
  '0004-search-titles',
  `
  -- What is called just as it was asked for is found at once, however many others mention it.
  create index search_document_called on search_document (left(title_words, 200) text_pattern_ops);
  `,
);
