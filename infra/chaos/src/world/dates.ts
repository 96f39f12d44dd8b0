import { randomUUID } from 'node:crypto';
import type { World } from './world.ts';

/** A date that only this run sells. */
export interface TourDate {
  id: string;
  tourId: string;
  slug: string;
  /** Per person, in whole US dollars. */
  price: number;
  capacity: number;
}

/** Creates a date with this capacity, copied from one on sale; only the database of leads contains it. */
export async function freshDate({ leads }: World, capacity: number): Promise<TourDate> {
  const id = randomUUID();
  const change = {
    id,
    capacity,
    confirmed: 0,
    reserved: 0,
    sample_sold: 0,
    is_closed: false,
    booking_status: null,
    announced_status: null,
    room_options: [],
  };
  const [made] = await leads.ask<{ tour_id: string; tour_slug: string; prices: { USD: number } }>(
    `insert into departure select (jsonb_populate_record(d, $1::jsonb)).* from departure d
      where d.origin = 'catalog' and d.is_offered and d.cancelled_at is null and not d.is_closed
        and d.start_date > now() + interval '90 days' and coalesce(d.booking_status, '') <> 'Sold Out'
      order by d.start_date desc limit 1 returning tour_id, tour_slug, prices`,
    [JSON.stringify(change)],
  );
  if (!made) throw new Error('no date on sale was found that could be copied; is the sample content there?');
  return { id, tourId: made.tour_id, slug: made.tour_slug, price: made.prices.USD, capacity };
}
