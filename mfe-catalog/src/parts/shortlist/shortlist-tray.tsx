import { LinkButton } from '@valam/ui/button/button';
import { Container } from '@valam/ui/layout/layout';
import { Small } from '@valam/ui/typography/typography';
import { useDeferredValue } from 'react';
import { styled } from 'styled-components';
import { catalogApi } from '../../api/catalog.api';
import { listed } from '../../api/listed';
import { shortlistHref } from './shortlist-href';
import { toursNamed } from './tours-named';
import { useShortlist } from './use-shortlist';

const Tray = styled.aside`
  position: sticky;
  bottom: 0;
  z-index: var(--layer-tabs);
  background: var(--color-surface);
  border-top: 1px solid var(--color-outline);
  padding-block: var(--space-3);
  @media print {
    display: none;
  }
`;

const Row = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3) var(--space-5);
  padding-right: 4.5rem;
`;

/** The shortlisted tours that are still offered, or all until that is known. Deferred, so that the clicked button is painted first. */
function useOfferedShortlist(): readonly string[] {
  const slugs = useDeferredValue(useShortlist());
  // The complete list, as on the shortlist page: a page of filtered tours does not show which tours are withdrawn.
  const { data } = catalogApi.useToursQuery({}, { skip: slugs.length === 0 });
  return data ? toursNamed(listed(data), slugs).map(({ slug }) => slug) : slugs;
}

/** The shortlisted tours, with the link to the comparison. */
export function ShortlistTray() {
  const slugs = useOfferedShortlist();
  if (slugs.length === 0) return null;
  return (
    <Tray aria-label="Your shortlist">
      <Row>
        <Small role="status">
          {slugs.length === 1 ? '1 tour kept' : `${slugs.length} tours kept`}, in this browser only
        </Small>
        <LinkButton small variant="secondary" href={shortlistHref(slugs)}>
          {slugs.length > 1 ? 'Compare' : 'See your shortlist'}
        </LinkButton>
      </Row>
    </Tray>
  );
}
