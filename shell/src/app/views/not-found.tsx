import { PageHead } from '@valam/mfe-kit/head';
import { useBrand } from '@valam/mfe-kit/shell';
import { Button } from '@valam/ui/button/button';
import { OpenLine } from '@valam/ui/empty/open-line';
import { SearchField } from '@valam/ui/field/text-field';
import { Cluster, Container, Section, Stack } from '@valam/ui/layout/layout';
import { QuietLink } from '@valam/ui/link/link';
import { from } from '@valam/ui/tokens/media';
import { Display, Lead } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';

const Split = styled(Container)`
  display: grid;
  gap: var(--space-6) var(--space-column);
  align-items: center;
  ${from.lg} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
  }
`;

const Search = styled.form`
  display: flex;
  gap: var(--space-3);
  align-items: end;
  max-width: 30rem;
  & > :first-child {
    flex: 1;
  }
`;

/** The 404 page. */
export function NotFoundView() {
  const { name } = useBrand();
  return (
    <Section $space="8">
      <PageHead title={`Page not found | ${name}`} description="There is no page at this address." isHidden />
      <Split>
        <Stack $gap="5">
          <Display $size={1}>404 Page Not Found</Display>
          <Lead>We can’t find that page. It may have moved, or it may never have existed.</Lead>
          <Search method="get" action="/search" role="search">
            <SearchField label="Search the site" name="q" />
            <Button type="submit">Search</Button>
          </Search>
          <Cluster $gap="5">
            <QuietLink href="/spiritual-tours">Our tours</QuietLink>
            <QuietLink href="/blog">Stories</QuietLink>
            <QuietLink href="/contact-us">Contact us</QuietLink>
          </Cluster>
        </Stack>
        <OpenLine drawn />
      </Split>
    </Section>
  );
}
