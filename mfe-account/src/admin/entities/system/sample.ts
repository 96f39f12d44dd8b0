import { sampleAdmin, sampleKinds } from '@valam/contracts/catalog/sample.admin';
import { layoutOf } from '../../description/layout';

/** The sample content of a new site as a whole; a single record. */
export const sample = layoutOf(sampleAdmin, {
  title: 'Sample content',
  noun: 'sample content',
  titleOf: () => 'Sample content',
  columns: [
    { key: 'id', label: 'What', value: () => 'Sample content' },
    { key: 'total', label: 'Records left' },
  ],
  facts: [
    { key: 'total', label: 'Records left' },
    ...sampleKinds.map((key) => ({ key, label: `Kind: ${key}`, as: 'figure' as const })),
  ],
  actions: [
    {
      name: 'remove',
      label: 'Remove the sample content',
      tone: 'danger',
      when: (record) => Number(record['total']) > 0,
      confirm:
        'Every sample tour, place, article, review and person disappears from the site, and no sample seat counts any more. What you made yourself stays. An editor can publish a single archived record again.',
      done: 'The sample content was removed.',
    },
  ],
});
