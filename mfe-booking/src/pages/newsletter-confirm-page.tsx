import { useParams, useSearchParams } from '@valam/mfe-kit/router';
import { LinkButton } from '@valam/ui/button/button';
import { NewsletterButton } from '../features/newsletter-link/newsletter-button';
import { PrivatePage } from '../parts/private-page';

/** The target of the confirmation link in the newsletter's first email. */
export default function NewsletterConfirmPage() {
  const { token = '' } = useParams();
  const [search] = useSearchParams();
  if (search.has('done'))
    return (
      <PrivatePage
        title="You’re subscribed"
        lead="We’ll email you sacred stories, insights and invitations. You can unsubscribe from any email."
      >
        <LinkButton href="/blog">Read on</LinkButton>
      </PrivatePage>
    );
  return (
    <PrivatePage
      title="Confirm your subscription"
      lead="Click once to subscribe. If you didn’t ask for our newsletter, close this page and nothing is sent."
    >
      <NewsletterButton action="booking/newsletter-confirm" token={token} label="Yes, subscribe me" />
    </PrivatePage>
  );
}
