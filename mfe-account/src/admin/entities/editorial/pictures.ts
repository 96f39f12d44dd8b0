import { mediaAdmin } from '@valam/contracts/catalog/media.admin';
import { layoutOf } from '../../description/layout';
import { optionsOf } from '../../description/field-description';
import { textAt } from '../../description/values';

export const media = layoutOf(mediaAdmin, {
  title: 'Pictures',
  noun: 'picture',
  titleOf: (record) => textAt(record, 'alt') || record.id,
  stateOf: (record) => textAt(record, 'kind') || null,
  searchHint: 'Words of the picture',
  columns: [
    { key: 'src', label: 'Picture', as: 'picture', value: ({ src, alt }) => ({ src, alt }) },
    { key: 'alt', label: 'Words' },
    { key: 'kind', label: 'Kind', as: 'state' },
    { key: 'width', label: 'Width', as: 'figure' },
    { key: 'height', label: 'Height', as: 'figure' },
  ],
  filters: [{ key: 'kind', label: 'Kind', kind: 'select', options: optionsOf(['photograph', 'drawing']) }],
  fields: [
    { key: 'alt', label: 'What it shows', kind: 'text', required: true },
    {
      key: 'kind',
      label: 'Kind',
      kind: 'select',
      options: optionsOf(['photograph', 'drawing']),
      required: true,
    },
    { key: 'focus', label: 'What stays in view', kind: 'focus' },
  ],
  facts: [
    { key: 'src', label: 'Picture', as: 'picture' },
    { key: 'width', label: 'Width', as: 'figure' },
    { key: 'height', label: 'Height', as: 'figure' },
    { key: 'createdAt', label: 'Uploaded', as: 'moment' },
    { key: 'version', label: 'Version', as: 'figure' },
  ],
});
