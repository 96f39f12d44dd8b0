import { useParams, useSearchParams } from '@valam/mfe-kit/router';
import { LinkButton } from '@valam/ui/button/button';
import { NewsletterButton } from '../features/newsletter-link/newsletter-button';
import { PrivatePage } from '../parts/private-page';

/** Where the link of the newsletter's first mail leads. */
export default function NewsletterConfirmPage() {
  const { token } = useParams<{ token: string }>();
  const [search] = useSearchParams();
  if (search.has('done'))
    return (
      <PrivatePage
        title="You are in"
        lead="Sacred stories, insights and invitations come by mail from now on. Every letter has a link to leave."
      >
        <LinkButton href="/blog">Read on</LinkButton>
      </PrivatePage>
    );
  return (
    <PrivatePage
      title="Confirm your subscription"
      lead="One press, and our letters come to you. If you did not ask for them, close this page and nothing comes."
    >
      <NewsletterButton action="booking/newsletter-confirm" token={token} label="Yes, subscribe me" />
    </PrivatePage>
  );
}
