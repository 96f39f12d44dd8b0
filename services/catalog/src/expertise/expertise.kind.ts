import { expertiseChanged } from '@valam/contracts/catalog/content.events';
import type { ContentKind } from '../content/content-kind.js';
import { ExpertiseEntity } from './expertise.entity.js';

export const expertiseKind: ContentKind<ExpertiseEntity> = {
  noun: 'expertise',
  entity: ExpertiseEntity,
  changed: expertiseChanged,
  tags: ['expertise'],
  slugOf: ({ slug }) => slug,
};
