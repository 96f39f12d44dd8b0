import { PageHead } from '@valam/mfe-kit/head';
import { useSearchParams } from '@valam/mfe-kit/router';
import { useBrand, useIsLive } from '@valam/mfe-kit/shell';
import { LinkButton } from '@valam/ui/button/button';
import { EmptyState } from '@valam/ui/empty/empty-state';
import { Container, Section, Stack } from '@valam/ui/layout/layout';
import { QuietLink } from '@valam/ui/link/link';
import { withoutScripts } from '@valam/ui/tokens/media';
import { Heading } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';
import { catalogApi } from '../api/catalog.api';
import { listed } from '../api/listed';
import { CompareTable } from '../features/shortlist/compare-table';
import { ShareList } from '../features/shortlist/share-list';
import { broughtForward, mostCompared, namedTours } from '../features/shortlist/shortlist-query';
import { ListHead } from '../parts/list-page/list-head';
import { shortlistHref } from '../parts/shortlist/shortlist-href';
import { toursNamed } from '../parts/shortlist/tours-named';
import { useShortlist } from '../parts/shortlist/use-shortlist';
import { TourGrid } from '../parts/tour-card/tour-grid';

/* Only the browser knows the visitor's list: until then nothing states that it is empty. */
const IfEmpty = styled.div<{ $isKnown: boolean }>`
  visibility: ${({ $isKnown }) => ($isKnown ? 'visible' : 'hidden')};
  ${withoutScripts} {
    visibility: visible;
  }
`;

/** The visitor's shortlist, or one shared by link: a comparison, and a card for each tour. */
export default function ShortlistPage() {
  const brand = useBrand();
  const [search] = useSearchParams();
  const { data } = catalogApi.useToursQuery({});
  const shortlist = useShortlist();
  const isLive = useIsLive();
  const named = namedTours(search);
  const tours = toursNamed(listed(data), named.length > 0 ? named : shortlist);
  const slugs = tours.map(({ slug }) => slug);
  const compared = tours.slice(0, mostCompared);
  return (
    <>
      <PageHead
        title={`Your shortlist | ${brand.name}`}
        description="The tours you keep, side by side: days, places, price, next date and seats."
        canonical="/shortlist"
        isHidden
      />
      <ListHead
        name="Shortlist"
        title="Your shortlist"
        lead="Up to three tours side by side. No account is needed."
      />
      <Section $pad="bottom" aria-label="Shortlist">
        <Container>
          {tours.length === 0 && (
            <IfEmpty $isKnown={isLive || named.length > 0}>
              <EmptyState action={<LinkButton href="/spiritual-tours">See all tours</LinkButton>}>
                Nothing kept yet. Press “Keep” on a tour and it stays here.
              </EmptyState>
            </IfEmpty>
          )}
          {tours.length > 0 && (
            <Stack $gap="8">
              <ShareList tours={tours} />
              {compared.length > 1 && (
                <section aria-labelledby="compare">
                  <Stack $gap="5">
                    <Heading id="compare" $size={1}>
                      Side by side
                    </Heading>
                    <CompareTable tours={compared} />
                    {slugs.slice(mostCompared).map((slug, index) => (
                      <QuietLink key={slug} href={shortlistHref(broughtForward(slugs, slug))}>
                        Compare {tours[mostCompared + index]?.title} as well
                      </QuietLink>
                    ))}
                  </Stack>
                </section>
              )}
              <TourGrid tours={tours} />
            </Stack>
          )}
        </Container>
      </Section>
    </>
  );
}
