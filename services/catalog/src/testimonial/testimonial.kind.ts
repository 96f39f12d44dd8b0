import { testimonialChanged } from '@valam/contracts/catalog/content.events';
import type { ContentKind } from '../content/content-kind.js';
import { TestimonialEntity } from './testimonial.entity.js';

export const testimonialKind: ContentKind<TestimonialEntity> = {
  noun: 'testimonial',
  entity: TestimonialEntity,
  changed: testimonialChanged,
  tags: ['testimonials'],
  slugOf: ({ slug }) => slug,
};
