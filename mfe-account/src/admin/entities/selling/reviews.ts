import { reviewsAdmin } from '@valam/contracts/leads/reviews.admin';
import { layoutOf } from '../../description/layout';
import { textAt } from '../../description/values';

export const reviews = layoutOf(reviewsAdmin, {
  title: 'Reviews',
  noun: 'review',
  titleOf: (row) =>
    `${textAt(row, 'displayName') || 'A traveler'}${row['rating'] ? `, ${textAt(row, 'rating')} of 5` : ''}`,
  stateOf: (row) => textAt(row, 'state') || null,
  searchHint: 'Text, name',
  columns: [
    { key: 'displayName', label: 'Name' },
    { key: 'tourSlug', label: 'Trip' },
    { key: 'rating', label: 'Stars' },
    { key: 'state' },
    { key: 'submittedAt', label: 'Written' },
  ],
  filters: [
    {
      key: 'state',
    },
    { key: 'tourSlug', label: 'Trip' },
  ],
  facts: [
    { key: 'text', label: 'Review', as: 'long' },
    { key: 'picture', label: 'Photo', as: 'photo' },
    { key: 'rating', label: 'Stars' },
    { key: 'country' },
    { key: 'answer', label: 'Our answer', as: 'long' },
    { key: 'refuseReason', label: 'Refused because', as: 'long' },
    { key: 'publishedAt', label: 'Published' },
  ],
  actions: [
    {
      name: 'publish',
      label: 'Publish',
      tone: 'primary',
      when: (row) => ['submitted', 'refused'].includes(textAt(row, 'state')),
      done: 'Published.',
    },
    {
      name: 'answer',
      label: 'Answer',
      when: (row) => textAt(row, 'text') !== '',
      fields: [{ key: 'text', label: 'Answer', kind: 'textarea', required: true }],
      initial: (row) => ({ text: textAt(row, 'answer') }),
      done: 'Answered.',
    },
    {
      name: 'refuse',
      label: 'Refuse',
      tone: 'danger',
      when: (row) => ['submitted', 'published'].includes(textAt(row, 'state')),
      confirm:
        'For legal and privacy reasons only, never for an opinion. The traveler gets an email about it, without the reason.',
      done: 'Refused.',
    },
  ],
});
