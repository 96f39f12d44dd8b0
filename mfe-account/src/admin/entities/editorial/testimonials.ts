import { testimonialsAdmin } from '@valam/contracts/catalog/testimonials.admin';
import { content } from '../content';
import { orderField } from '../content-fields';

export const testimonials = content(testimonialsAdmin, {
  title: 'Testimonials',
  noun: 'testimonial',
  titleKey: 'fullName',
  canLack: true,
  canArrange: 'asc',
  searchHint: 'Name, review, tour',
  columns: [
    { key: 'fullName', label: 'Name' },
    { key: 'country' },
    { key: 'spiritualTour', label: 'Tour' },
    { key: 'order' },
  ],
  filters: [{ key: 'country' }],
  fields: [
    { key: 'fullName', label: 'Name' },
    { key: 'review' },
    { key: 'country' },
    { key: 'email' },
    { key: 'photo', label: 'Picture', kind: 'picture' },
    { key: 'host' },
    { key: 'spiritualTour', label: 'Tour' },
    orderField,
  ],
});
