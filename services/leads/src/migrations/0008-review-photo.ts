import { migration } from '@valam/service-kit/database/migration';

/** The photo of a review with its dimensions, so that pages can reserve its space without requesting it. */
export const reviewPhoto = migration('0008-review-photo', 'alter table review add column picture jsonb;');
