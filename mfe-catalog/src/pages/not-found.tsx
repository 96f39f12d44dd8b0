import { PageHead } from '@valam/mfe-kit/head';
import { LinkButton } from '@valam/ui/button/button';
import { ErrorState } from '@valam/ui/empty/error-state';
import { Container, Section } from '@valam/ui/layout/layout';
import type { ReactNode } from 'react';

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

interface NotFoundStateProps {
  /** `Temple Not Found`. */
  readonly title: string;
  readonly children?: ReactNode;
  readonly back: { readonly href: string; readonly label: string };
}

/** A page whose subject does not exist, with a link to its list. */
function NotFoundState({ title, children, back }: NotFoundStateProps) {
  return (
    <Section>
      <PageHead title={title} description={title} isHidden />
      <Container>
        <ErrorState as="h1" title={title} action={<LinkButton href={back.href}>{back.label}</LinkButton>}>
          {children}
        </ErrorState>
      </Container>
    </Section>
  );
}
