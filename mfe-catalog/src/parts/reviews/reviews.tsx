import type { RouteOutput } from '@valam/contracts/shared/define';
import type { listTourReviewsRoute } from '@valam/contracts/leads/review.routes';
import { formatDay } from '@valam/contracts/shared/days';
import { TestimonialCard } from '@valam/ui/card/testimonial-card';
import { Stack } from '@valam/ui/layout/layout';
import { Picture } from '@valam/ui/picture/picture';
import { Small } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';

export type TripReviews = RouteOutput<typeof listTourReviewsRoute>;

const Photo = styled(Picture)`
  max-width: 24rem;
  margin-block: var(--space-4);
  border-radius: var(--radius-control);
`;

/** Reviews by travelers, each with its departure. */
export function Reviews({ reviews }: { reviews: TripReviews }) {
  return (
    <Stack $gap="6">
      <Small $soft>
        {reviews.average} of 5, from {reviews.count} {reviews.count === 1 ? 'traveler' : 'travelers'} who
        went.
      </Small>
      {reviews.items.map(({ id, authorName, country, text, rating, travelledOn, picture, answer }) => (
        <div key={id}>
          <TestimonialCard
            name={authorName}
            country={[country, `traveled ${formatDay(travelledOn)}`].filter(Boolean).join(', ')}
            review={text}
            rating={rating}
          />
          {picture && <Photo picture={picture} sizes="(min-width: 40rem) 24rem, 100vw" />}
          {answer && <Small $soft>Our answer: {answer.text}</Small>}
        </div>
      ))}
    </Stack>
  );
}
