import { mediaAdmin } from '@valam/contracts/catalog/media.admin';
import { layoutOf } from '../../description/layout';
import { textAt } from '../../description/values';

export const media = layoutOf(mediaAdmin, {
  title: 'Pictures',
  noun: 'picture',
  titleOf: (record) => textAt(record, 'alt') || record.id,
  stateOf: (record) => textAt(record, 'kind') || null,
  searchHint: 'Alt text',
  columns: [
    { key: 'src', label: 'Picture', as: 'picture', value: ({ src, alt }) => ({ src, alt }) },
    { key: 'alt', label: 'Alt text' },
    { key: 'kind' },
    { key: 'width' },
    { key: 'height' },
  ],
  filters: [{ key: 'kind' }],
  fields: [
    { key: 'alt', label: 'What it shows', required: true },
    {
      key: 'kind',
      required: true,
    },
    { key: 'focus', label: 'What stays in view', kind: 'focus' },
  ],
  facts: [
    { key: 'src', label: 'Picture', as: 'picture' },
    { key: 'width' },
    { key: 'height' },
    { key: 'createdAt', label: 'Uploaded' },
    { key: 'version' },
  ],
});
