import { migration } from '@valam/service-kit/database/migration';

export const articlesByPublication = migration(
  '0037-articles-by-publication',
  `
  -- Articles are listed by the day on which they were published. That of the sample ones is in created_at.
  update article set published_at = created_at
    where published_at is null and status = 'published' or published_at is not null and is_sample;
  drop index article_listed;
  drop index article_category;
  drop index article_author;
  create index article_listed on article (published_at desc, id) where status = 'published';
  create index article_category on article (lower(blog_category), published_at desc, id) where status = 'published';
  create index article_author on article (author_id, published_at desc, id) where status = 'published';
  `,
);
