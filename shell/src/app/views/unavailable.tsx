import { PageHead } from '@valam/mfe-kit/head';
import { useLocation } from '@valam/mfe-kit/router';
import { useBrand } from '@valam/mfe-kit/shell';
import { LinkButton } from '@valam/ui/button/button';
import { ErrorState } from '@valam/ui/empty/error-state';
import { Cluster, Container, Section } from '@valam/ui/layout/layout';
import { QuietLink, TextLink } from '@valam/ui/link/link';

/** The 503 page, with links to other pages. */
export function UnavailableView() {
  const { name, email } = useBrand();
  const { pathname, search } = useLocation();
  return (
    <Section $space="8">
      <PageHead
        title={`Back in a moment | ${name}`}
        description="This page is temporarily unavailable."
        isHidden
      />
      <Container>
        <ErrorState
          as="h1"
          title="This page is temporarily unavailable"
          action={
            <Cluster>
              <LinkButton href={pathname + search}>Try again</LinkButton>
              <QuietLink href="/spiritual-tours">Our tours</QuietLink>
            </Cluster>
          }
        >
          Nothing is lost. If it keeps happening, email <TextLink href={`mailto:${email}`}>{email}</TextLink>.
        </ErrorState>
      </Container>
    </Section>
  );
}
