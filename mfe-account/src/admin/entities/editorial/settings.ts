import { settingsAdmin } from '@valam/contracts/catalog/settings.admin';
import { settingKeys } from '@valam/contracts/catalog/setting-keys';
import { content } from '../content';
import { orderField } from '../content-fields';

/** A key prefix such as `partner-` is shown as `partner-…`. */
const namesOf = (keys: typeof settingKeys): readonly string[] =>
  Object.values(keys)
    .flat()
    .map((key) => (key.endsWith('-') ? `${key}…` : key));

export const settings = content(settingsAdmin, {
  title: 'Claims and settings',
  noun: 'setting',
  titleKey: 'label',
  canArrange: 'asc',
  searchHint: 'Name, label, value, source',
  firstSort: { key: 'order', order: 'asc' },
  columns: [{ key: 'key', label: 'Name' }, { key: 'label' }, { key: 'value' }, { key: 'asOf' }],
  fields: [
    {
      key: 'key',
      label: 'Name',
      hint: `Pages look for ${namesOf(settingKeys).join(', ')}.`,
    },
    {
      key: 'label',
      hint: 'Under a person’s words: who said them.',
    },
    { key: 'value', kind: 'textarea' },
    { key: 'source', hint: 'The source of this claim.' },
    { key: 'asOf' },
    orderField,
  ],
});
