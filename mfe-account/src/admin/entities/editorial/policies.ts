import { policiesAdmin } from '@valam/contracts/catalog/policies.admin';
import { content } from '../content';

export const policies = content(policiesAdmin, {
  title: 'Policies',
  noun: 'policy version',
  titleKey: 'title',
  hasPage: true,
  searchHint: 'Title, page, text',
  columns: [
    { key: 'title', label: 'Title' },
    { key: 'slug', label: 'Page' },
    { key: 'policyVersion', label: 'Version' },
    { key: 'effectiveFrom', label: 'From', as: 'day' },
  ],
  filters: [{ key: 'slug', label: 'Page', kind: 'text' }],
  fields: [
    { key: 'slug', label: 'Page', kind: 'text', required: true, hint: 'As in the address: terms-of-service' },
    { key: 'title', label: 'Title', kind: 'text', required: true },
    { key: 'policyVersion', label: 'Version', kind: 'text', required: true },
    { key: 'effectiveFrom', label: 'Valid from', kind: 'day', required: true },
    { key: 'body', label: 'Text', kind: 'textarea', required: true },
  ],
});
