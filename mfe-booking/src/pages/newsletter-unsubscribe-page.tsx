import { useParams, useSearchParams } from '@valam/mfe-kit/router';
import { LinkButton } from '@valam/ui/button/button';
import { NewsletterButton } from '../features/newsletter-link/newsletter-button';
import { PrivatePage } from '../parts/private-page';

/** The target of the unsubscribe link in the newsletter. */
export default function NewsletterUnsubscribePage() {
  const { token = '' } = useParams();
  const [search] = useSearchParams();
  if (search.has('done'))
    return (
      <PrivatePage
        title="You are unsubscribed"
        lead="You won’t get any more newsletters. We still email you about your own bookings. If this was a mistake, subscribe again at the bottom of the page."
      >
        <LinkButton href="/" variant="secondary">
          Go to the home page
        </LinkButton>
      </PrivatePage>
    );
  return (
    <PrivatePage title="Unsubscribe" lead="You are being unsubscribed. If nothing happens, press the button.">
      <NewsletterButton action="booking/newsletter-leave" token={token} label="Unsubscribe" atOnce />
    </PrivatePage>
  );
}
