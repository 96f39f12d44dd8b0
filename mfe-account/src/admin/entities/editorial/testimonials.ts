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
    { key: 'country', label: 'Country' },
    { key: 'spiritualTour', label: 'Tour' },
    { key: 'order', label: 'Order', as: 'figure' },
  ],
  filters: [{ key: 'country', label: 'Country', kind: 'text' }],
  fields: [
    { key: 'fullName', label: 'Name', kind: 'text', required: true },
    { key: 'review', label: 'Review', kind: 'textarea', required: true },
    { key: 'country', label: 'Country', kind: 'text' },
    { key: 'email', label: 'Email', kind: 'text' },
    { key: 'photo', label: 'Picture', kind: 'picture' },
    { key: 'host', label: 'Host', kind: 'text' },
    { key: 'spiritualTour', label: 'Tour', kind: 'text' },
    orderField,
  ],
});
