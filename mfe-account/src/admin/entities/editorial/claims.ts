import { settingsAdmin } from '@valam/contracts/catalog/settings.admin';
import { settingKeys } from '@valam/contracts/catalog/setting-keys';
import { content } from '../content';
import { orderField } from '../content-fields';

/** `partner-…`, as an editor writes it. */
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
  columns: [
    { key: 'key', label: 'Name' },
    { key: 'label', label: 'Label' },
    { key: 'value', label: 'Value' },
    { key: 'asOf', label: 'As of', as: 'day' },
  ],
  fields: [
    {
      key: 'key',
      label: 'Name',
      kind: 'text',
      required: true,
      hint: `Pages look for ${namesOf(settingKeys).join(', ')}.`,
    },
    {
      key: 'label',
      label: 'Label',
      kind: 'text',
      required: true,
      hint: 'Under a person’s words: who said them.',
    },
    { key: 'value', label: 'Value', kind: 'textarea', required: true },
    { key: 'source', label: 'Source', kind: 'text', required: true, hint: 'On what ground it is said.' },
    { key: 'asOf', label: 'As of', kind: 'day', required: true },
    orderField,
  ],
});
