import { migration } from '@valam/service-kit/database/migration';

export const testimonialAuthors = migration(
  '0005-testimonial-authors',
  `create index testimonial_author on testimonial (lower(email)) where email is not null;`,
);
