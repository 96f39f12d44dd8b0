import { PageHead } from '@valam/mfe-kit/head';
import { useBrand } from '@valam/mfe-kit/shell';
import { Container } from '@valam/ui/layout/layout';
import { Display } from '@valam/ui/typography/typography';

/** Any address that no page has. */
export function NotFoundView() {
  const { name } = useBrand();
  return (
    <Container>
      <PageHead title={`Page not found | ${name}`} description="There is no page at this address." isHidden />
      <Display as="h1">404 Page Not Found</Display>
      <p>
        <a href="/spiritual-tours">Our tours</a> · <a href="/blog">Stories</a> ·{' '}
        <a href="/contact-us">Contact us</a>
      </p>
    </Container>
  );
}
