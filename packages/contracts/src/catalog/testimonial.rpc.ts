import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';
import { pageOf } from '../shared/pages.js';
import { listInput } from './list.js';
import { Testimonial } from './testimonial.schema.js';

export const listTestimonials = defineRpc({
  subject: 'catalog.testimonial.list.v1',
  input: listInput({}),
  output: pageOf(Testimonial),
  idempotent: true,
});

/** Three random ones, different on each call. */
export const pickTestimonials = defineRpc({
  subject: 'catalog.testimonial.pick.v1',
  input: z.object({}),
  output: z.array(Testimonial),
  idempotent: true,
});
