import type { EntityManager } from 'typeorm';
import { anyKind, type Mentions } from '../content/content-kind.js';
import { testimonialKind } from './testimonial.kind.js';

/** Testimonials name their tour by its title. One that another tour has too stays: nobody knows which one is meant. */
const renameTour = `update testimonial set version = version + 1, spiritual_tour = $2
  where id in (
    select id from testimonial
     where lower(trim(spiritual_tour)) = lower(trim($1)) and not exists (select from tour where lower(trim(title)) = lower(trim($1)))
     order by id for update)
  returning id`;

/** Renames a tour, saved with its new title, in the testimonials about it. */
export async function renameTourInTestimonials(
  tx: EntityManager,
  before: string,
  title: string,
): Promise<Mentions> {
  const [rows] = await tx.query<[{ id: string }[], number]>(renameTour, [before, title]);
  return { kind: anyKind(testimonialKind), ids: rows.map(({ id }) => id) };
}
