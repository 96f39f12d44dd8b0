import { Injectable } from '@nestjs/common';
import type { Picture } from '@valam/contracts/catalog/picture.schema';
import type { TripKind } from '@valam/contracts/catalog/trip';
import type { listTourReviews } from '@valam/contracts/leads/review.rpc';
import type { VerifiedReview } from '@valam/contracts/leads/review.schema';
import type { RpcReturn } from '@valam/contracts/shared/define';
import { DataSource } from 'typeorm';

const shown = 100;

/**
 * Reviews stay with their trip when its slug changes. If several trips have had a slug, the one on sale has
 * precedence.
 */
const tripAt = `select tour_id from departure where tour_slug = $1 and trip_kind = $2
  order by is_offered desc, start_date desc limit 1`;

const published = `review r join booking b on b.id = r.booking_id join departure d on d.id = b.departure_id
  where r.tour_id = (${tripAt}) and r.state = 'published'`;

const reviewsPage = `select r.id, r.rating, r.text, r.display_name, b.first_name, r.country, d.start_date, r.published_at, r.picture,
                r.answer, r.answered_at
           from ${published} order by r.published_at desc, r.id limit ${shown}`;

interface Row {
  id: string;
  rating: number;
  text: string;
  display_name: string | null;
  first_name: string;
  country: string | null;
  start_date: string;
  published_at: Date;
  picture: Picture | null;
  answer: string | null;
  answered_at: Date | null;
}

/** Published reviews of a tour or a retreat, by verified travelers, positive or negative. */
@Injectable()
export class ListTripReviews {
  constructor(private readonly dataSource: DataSource) {}

  async run(kind: TripKind, slug: string): Promise<RpcReturn<typeof listTourReviews>> {
    const [rows, [sums]] = await Promise.all([
      this.dataSource.query<Row[]>(reviewsPage, [slug, kind]),
      this.dataSource.query<{ count: number; average: string | null }[]>(
        `select count(*) as count, round(avg(r.rating), 1) as average from ${published}`,
        [slug, kind],
      ),
    ]);
    const average = sums?.average;
    return { count: sums?.count ?? 0, average: average ? Number(average) : null, items: rows.map(view) };
  }
}

function view(row: Row): VerifiedReview {
  return {
    id: row.id,
    rating: row.rating,
    text: row.text,
    authorName: row.display_name ?? row.first_name,
    country: row.country,
    travelledOn: row.start_date,
    publishedAt: row.published_at.toISOString(),
    photo: row.picture?.src ?? null,
    picture: row.picture,
    answer: row.answer && row.answered_at ? { text: row.answer, at: row.answered_at.toISOString() } : null,
  };
}
