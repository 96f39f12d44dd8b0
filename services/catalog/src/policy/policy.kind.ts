import { policyChanged } from '@valam/contracts/catalog/content.events';
import type { ContentKind } from '../content/content-kind.js';
import { PolicyEntity } from './policy.entity.js';

export const policyKind: ContentKind<PolicyEntity> = {
  noun: 'policy',
  entity: PolicyEntity,
  changed: policyChanged,
  tags: ['policies'],
  slugOf: ({ slug }) => slug,
};
