import { useParams, useSearchParams } from '@valam/mfe-kit/router';
import { LinkButton } from '@valam/ui/button/button';
import { NewsletterButton } from '../features/newsletter-link/newsletter-button';
import { PrivatePage } from '../parts/private-page';

/** Where the last line of every letter leads. */
export default function NewsletterUnsubscribePage() {
  const { token } = useParams<{ token: string }>();
  const [search] = useSearchParams();
  if (search.has('done'))
    return (
      <PrivatePage
        title="You are unsubscribed"
        lead="No more letters come. Mails about a booking of yours still do."
      >
        <LinkButton href="/" variant="secondary">
          To the first page
        </LinkButton>
      </PrivatePage>
    );
  return (
    <PrivatePage title="Leave the newsletter" lead="One press, and no more letters come.">
      <NewsletterButton action="booking/newsletter-leave" token={token} label="Unsubscribe" />
    </PrivatePage>
  );
}
