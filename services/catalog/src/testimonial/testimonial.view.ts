import type { Picture } from '@valam/contracts/catalog/picture.schema';
import type { Testimonial } from '@valam/contracts/catalog/testimonial.schema';
import type { PictureSet } from '../media/pictures.js';
import type { TestimonialEntity } from './testimonial.entity.js';

export const testimonialView = (testimonial: TestimonialEntity, pictures: PictureSet): Testimonial => ({
  ...testimonial,
  photo: overTls(pictures.one(testimonial.photo)),
  createdAt: testimonial.createdAt.toISOString(),
});

/** A URL without a scheme would inherit that of its page, which may be an email or a file. */
export const overTls = (photo: Picture | null): Picture | null =>
  photo?.src.startsWith('//') ? { ...photo, src: `https:${photo.src}` } : photo;
