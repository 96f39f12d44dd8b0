import { defineRoute } from '../shared/define.js';
import { listOf, listQuery } from './list.js';
import { listTestimonials, pickTestimonials } from './testimonial.rpc.js';
import { Testimonial } from './testimonial.schema.js';

export const listTestimonialsRoute = defineRoute({
  method: 'GET',
  path: '/api/testimonials',
  summary: 'Testimonials',
  query: listQuery({}),
  output: listOf(Testimonial),
  problems: listTestimonials.problems,
  cache: { seconds: 5, tags: ['testimonials'] },
});

export const pickTestimonialsRoute = defineRoute({
  method: 'GET',
  path: '/api/testimonials/random',
  summary: 'Three of them by chance',
  output: pickTestimonials.output,
  problems: pickTestimonials.problems,
});
