import { LinkButton } from '@valam/ui/button/button';
import { Container } from '@valam/ui/layout/layout';
import { below } from '@valam/ui/tokens/media';
import { Small } from '@valam/ui/typography/typography';
import { useDeferredValue } from 'react';
import { styled } from 'styled-components';
import { catalogApi } from '../../api/catalog.api';
import { listed } from '../../api/listed';
import { shortlistHref } from './shortlist-href';
import { toursNamed } from './tours-named';
import { useShortlist } from './use-shortlist';

/* The button and the padding around it. */
const trayHeight = '4.25rem';

/*
 * Moves the consent bar and the chat button above the tray, which they would cover, and adds padding and scroll padding to the
 * page, so that the tray covers neither its end nor a control that gets the focus by Tab.
 */
const Tray = styled.aside`
  position: fixed;
  inset: auto 0 0;
  z-index: var(--layer-tabs);
  background: var(--color-surface);
  border-top: 1px solid var(--color-outline);
  padding-block: var(--space-3);
  @media print {
    display: none;
  }
  @media screen {
    :root:has(&) {
      scroll-padding-block-end: calc(${trayHeight} + 1rem);
    }
    :root:has(&):has([data-consent-bar]) {
      scroll-padding-block-end: calc(${trayHeight} + 11rem);
    }
    :root:has(&) body {
      padding-bottom: ${trayHeight};
    }
    :root:has(&) [data-lower-edge] {
      bottom: ${trayHeight};
    }
  }
`;

const Row = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3) var(--space-5);
`;

/* On phones there is room for the number only, beside the button. */
const Where = styled.span`
  ${below.sm} {
    display: none;
  }
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
          {slugs.length === 1 ? '1 tour kept' : `${slugs.length} tours kept`}
          <Where>, in this browser only</Where>
        </Small>
        <LinkButton small variant="secondary" href={shortlistHref(slugs)}>
          {slugs.length > 1 ? 'Compare' : 'See your shortlist'}
        </LinkButton>
      </Row>
    </Tray>
  );
}
