import { policiesAdmin } from '@valam/contracts/catalog/policies.admin';
import { policyPages } from '@valam/contracts/catalog/policy-in-force';
import { content } from '../content';

export const policies = content(policiesAdmin, {
  title: 'Policies',
  noun: 'policy version',
  titleKey: 'title',
  hasPage: true,
  withdrawal: 'From then on, bookings are made under the published version that is valid instead.',
  searchHint: 'Title, page, text',
  columns: [
    { key: 'title' },
    { key: 'slug', label: 'Page' },
    { key: 'policyVersion', label: 'Version' },
    { key: 'effectiveFrom', label: 'From' },
  ],
  filters: [{ key: 'slug', label: 'Page' }],
  fields: [
    { key: 'slug', label: 'Page', hint: `As in the address of its page: ${policyPages.join(', ')}.` },
    { key: 'title' },
    { key: 'policyVersion', label: 'Version' },
    { key: 'effectiveFrom', label: 'Valid from' },
    {
      key: 'body',
      label: 'Text',
      hint: 'It stays as it is once published. To change it, create a new version.',
    },
  ],
});
