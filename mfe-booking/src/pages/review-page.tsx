import { formatDayRange } from '@valam/contracts/shared/days';
import { useParams } from '@valam/mfe-kit/router';
import { Notice } from '@valam/ui/notice/notice';
import { Read } from '@valam/ui/typography/typography';
import { bookingApi } from '../api/booking.api';
import { ReviewForm } from '../features/review/review-form';
import { Preview } from '../features/review/review-photo';
import { istMoment } from '../parts/ist';
import { PrivatePage } from '../parts/private-page';

const stateWords = {
  submitted: 'It has arrived and will be read soon.',
  published: 'It stands on the page of the tour.',
  refused: 'It could not be published, for reasons of law or privacy. Write to us if you want to know why.',
} as const;

/** Where the link after a trip leads: the review, or what was written. */
export default function ReviewPage() {
  const { token } = useParams<{ token: string }>();
  const { data: invitation } = bookingApi.useReviewInvitationQuery({ token });
  if (!invitation) return null;
  const { firstName, tourTitle, startDate, endDate, review, photo = null } = invitation;
  if (review)
    return (
      <PrivatePage title={`Thank you, ${firstName}`} lead={stateWords[review.state]}>
        <Notice title={`${review.rating} of 5, ${istMoment(review.submittedAt)}`} />
        <Read>{review.text}</Read>
        {photo && <Preview picture={photo} sizes="20rem" alt="The photo that you sent" />}
      </PrivatePage>
    );
  return (
    <PrivatePage title="How was your trip?" lead={`${tourTitle}, ${formatDayRange(startDate, endDate)}`}>
      <ReviewForm token={token} firstName={firstName} photo={photo} />
    </PrivatePage>
  );
}
