import { faqChanged } from '@valam/contracts/catalog/content.events';
import type { ContentKind } from '../content/content-kind.js';
import { FaqEntity } from './faq.entity.js';

export const faqKind: ContentKind<FaqEntity> = {
  noun: 'faq',
  entity: FaqEntity,
  changed: faqChanged,
  tags: ['faqs', 'tours'],
  slugOf: ({ slug }) => slug,
};
