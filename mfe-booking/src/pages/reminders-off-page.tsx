import { useParams, useSearchParams } from '@valam/mfe-kit/router';
import { LinkButton } from '@valam/ui/button/button';
import { NewsletterButton } from '../features/newsletter-link/newsletter-button';
import { PrivatePage } from '../parts/private-page';

/** The target of the unsubscribe link in reminders. */
export default function RemindersOffPage() {
  const { token = '' } = useParams();
  const [search] = useSearchParams();
  if (search.has('done'))
    return (
      <PrivatePage
        title="No more reminders"
        lead="We won’t remind you of bookings that you began and did not finish. We still email you about bookings that you make."
      >
        <LinkButton href="/" variant="secondary">
          Go to the home page
        </LinkButton>
      </PrivatePage>
    );
  return (
    <PrivatePage
      title="No more reminders"
      lead="Your reminders are being turned off. If nothing happens, press the button."
    >
      <NewsletterButton action="booking/reminders-off" token={token} label="Turn reminders off" atOnce />
    </PrivatePage>
  );
}
