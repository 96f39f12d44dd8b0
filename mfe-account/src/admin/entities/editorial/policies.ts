import { policiesAdmin } from '@valam/contracts/catalog/policies.admin';
import { content } from '../content';

export const policies = content(policiesAdmin, {
  title: 'Policies',
  noun: 'policy version',
  titleKey: 'title',
  hasPage: true,
  searchHint: 'Title, page, text',
  columns: [
    { key: 'title' },
    { key: 'slug', label: 'Page' },
    { key: 'policyVersion', label: 'Version' },
    { key: 'effectiveFrom', label: 'From' },
  ],
  filters: [{ key: 'slug', label: 'Page' }],
  fields: [
    { key: 'slug', label: 'Page', hint: 'As in the address: terms-of-service' },
    { key: 'title' },
    { key: 'policyVersion', label: 'Version' },
    { key: 'effectiveFrom', label: 'Valid from' },
    { key: 'body', label: 'Text' },
  ],
});
