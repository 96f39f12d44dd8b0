import type { RouteOutput } from '@valam/contracts/shared/define';
import type { listTourReviewsRoute } from '@valam/contracts/leads/review.routes';
import { formatDay } from '@valam/contracts/shared/days';
import { TestimonialCard } from '@valam/ui/card/testimonial-card';
import { Stack } from '@valam/ui/layout/layout';
import { Small } from '@valam/ui/typography/typography';

export type TourReviews = RouteOutput<typeof listTourReviewsRoute>;

/** What people wrote who really travelled, with the departure they were on. */
export function Reviews({ reviews }: { reviews: TourReviews }) {
  return (
    <Stack $gap="6">
      <Small $soft>
        {reviews.average} of 5, from {reviews.count} {reviews.count === 1 ? 'traveller' : 'travellers'} who
        went.
      </Small>
      {reviews.items.map(({ id, authorName, country, text, rating, travelledOn, answer }) => (
        <div key={id}>
          <TestimonialCard
            name={authorName}
            country={[country, `travelled ${formatDay(travelledOn)}`].filter(Boolean).join(', ')}
            review={text}
            rating={rating}
          />
          {answer && <Small $soft>Our answer: {answer.text}</Small>}
        </div>
      ))}
    </Stack>
  );
}
