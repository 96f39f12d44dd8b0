import { PageHead } from '@valam/mfe-kit/head';
import { useLocation } from '@valam/mfe-kit/router';
import { useBrand } from '@valam/mfe-kit/shell';
import { Container } from '@valam/ui/layout/layout';
import { Display } from '@valam/ui/typography/typography';

/** A page that cannot be shown just now, with ways on. */
export function UnavailableView() {
  const { name, email } = useBrand();
  const { pathname } = useLocation();
  return (
    <Container>
      <PageHead title={`Back in a moment | ${name}`} description="This page is away for a moment." isHidden />
      <Display as="h1">This page is away for a moment</Display>
      <p>
        <a href={pathname}>Try again</a>, look at <a href="/spiritual-tours">our tours</a>, or write to{' '}
        <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </Container>
  );
}
