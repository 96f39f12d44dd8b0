import { policyChanged } from '@valam/contracts/catalog/content.events';
import type { ContentKind } from '../content/content-kind.js';
import { PolicyEntity } from './policy.entity.js';
import { publishPolicyVersion } from './publish-policy-version.js';

export const policyKind: ContentKind<PolicyEntity> = {
  noun: 'policy',
  entity: PolicyEntity,
  changed: policyChanged,
  tags: ['policies'],
  slugOf: ({ slug }) => slug,
  publishSaved: publishPolicyVersion,
};
