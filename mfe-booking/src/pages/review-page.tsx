import type { TripKind } from '@valam/contracts/catalog/trip';
import { formatDayRange, formatInstant } from '@valam/contracts/shared/days';
import { useParams } from '@valam/mfe-kit/router';
import { Notice } from '@valam/ui/notice/notice';
import { Read } from '@valam/ui/typography/typography';
import { bookingApi } from '../api/booking.api';
import { ReviewForm } from '../features/review/review-form';
import { Preview } from '../features/review/review-photo';
import { PrivatePage } from '../parts/private-page';

const stateWords = (kind: TripKind, hasTripPage: boolean) => ({
  submitted: 'We’ve received your review and will read it soon.',
  published: hasTripPage
    ? `It’s published on the ${kind} page.`
    : `It’s published, but this ${kind} has no page on our site now.`,
  refused: 'We couldn’t publish it for legal or privacy reasons. Write to us if you’d like to know why.',
});

/** The target of the link sent after a trip: the review form, or the review that was written. */
export default function ReviewPage() {
  const { token = '' } = useParams();
  const { data: invitation } = bookingApi.useReviewInvitationQuery({ token });
  if (!invitation) return null;
  const {
    firstName,
    tripKind: kind = 'tour',
    tourTitle,
    hasTripPage = true,
    startDate,
    endDate,
    review,
    photo = null,
  } = invitation;
  if (review)
    return (
      <PrivatePage title={`Thank you, ${firstName}`} lead={stateWords(kind, hasTripPage)[review.state]}>
        <Notice title={`${review.rating} of 5, ${formatInstant(review.submittedAt)}`} />
        <Read>{review.text}</Read>
        {photo && <Preview picture={photo} sizes="20rem" alt="Your photo" />}
      </PrivatePage>
    );
  return (
    <PrivatePage title="How was your trip?" lead={`${tourTitle}, ${formatDayRange(startDate, endDate)}`}>
      <ReviewForm token={token} {...{ kind, hasTripPage, firstName, photo }} />
    </PrivatePage>
  );
}
