import { migration } from '@valam/service-kit/database/migration';

/** The photo of a review with its measures, so that pages can show it without asking for them. */
export const reviewPhoto = migration('0008-review-photo', 'alter table review add column picture jsonb;');
