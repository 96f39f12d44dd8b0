import { PageHead } from '@valam/mfe-kit/head';
import { useLocation } from '@valam/mfe-kit/router';
import { useBrand } from '@valam/mfe-kit/shell';
import { LinkButton } from '@valam/ui/button/button';
import { ErrorState } from '@valam/ui/empty/error-state';
import { Container, Section } from '@valam/ui/layout/layout';
import { TextLink } from '@valam/ui/link/link';
import type { ReactNode } from 'react';
import { privacyPath } from '../features/policies/policy-pages';

export const TourNotFound = () => (
  <NotFoundState title="Tour Not Found" back={{ href: '/spiritual-tours', label: 'Back to Tours' }} />
);

export const RetreatNotFound = () => (
  <NotFoundState title="Retreat Not Found" back={{ href: '/retreats', label: 'Back to Retreats' }} />
);

export const TempleNotFound = () => (
  <NotFoundState title="Temple Not Found" back={{ href: '/temples', label: 'Back to Temples' }}>
    The temple you&apos;re looking for doesn&apos;t exist.
  </NotFoundState>
);

export const VenueNotFound = () => (
  <NotFoundState title="Venue Not Found" back={{ href: '/venues', label: 'Back to Venues' }} />
);

export const AshramNotFound = () => (
  <NotFoundState title="Ashram Not Found" back={{ href: '/ashrams', label: 'Back to Ashrams' }} />
);

export const HostNotFound = () => (
  <NotFoundState title="Host Not Found" back={{ href: '/host', label: 'Back to Hosts' }} />
);

export const ArticleNotFound = () => (
  <NotFoundState title="Article Not Found" back={{ href: '/blog', label: 'Back to Blog' }} />
);

/** Every page links to the policies, also while none is published. Without a policy there is no form for personal data. */
export function PolicyNotFound() {
  const { email } = useBrand();
  const { pathname } = useLocation();
  return (
    <NotFoundState
      title="This policy isn’t published yet"
      back={{ href: '/contact-us', label: 'Contact us' }}
    >
      To ask what applies{pathname === privacyPath && ', and to see or erase what we hold about you'}, write
      to <TextLink href={`mailto:${email}`}>{email}</TextLink>.
    </NotFoundState>
  );
}

interface NotFoundStateProps {
  /** `Temple Not Found`. */
  readonly title: string;
  readonly children?: ReactNode;
  readonly back: { readonly href: string; readonly label: string };
}

/** The not-found view of a record, with a link to its list. */
function NotFoundState({ title, children, back }: NotFoundStateProps) {
  const { name } = useBrand();
  return (
    <Section>
      <PageHead title={`${title} | ${name}`} description={title} isHidden />
      <Container>
        <ErrorState as="h1" title={title} action={<LinkButton href={back.href}>{back.label}</LinkButton>}>
          {children}
        </ErrorState>
      </Container>
    </Section>
  );
}
