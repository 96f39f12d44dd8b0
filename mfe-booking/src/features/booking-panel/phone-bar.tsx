import type { Availability } from '@valam/contracts/leads/availability.schema';
import { formatPrice, type Currency } from '@valam/contracts/shared/money';
import { LinkButton } from '@valam/ui/button/button';
import { Small } from '@valam/ui/typography/typography';
import { below, from } from '@valam/ui/tokens/media';
import { useEffect, useState, type RefObject } from 'react';
import { styled } from 'styled-components';
import { isClosed, isSoldOut } from './departures';

const barHeight = '4.25rem';

const Bar = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: var(--layer-header);
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: var(--space-4);
  padding: var(--space-2) var(--space-gutter) calc(var(--space-2) + env(safe-area-inset-bottom));
  background: var(--color-surface);
  border-top: 1px solid var(--color-outline);
  ${from.lg} {
    display: none;
  }
  @media print {
    display: none;
  }

  /*
   * Moves other elements at the bottom of the viewport above the bar, and adds padding and scroll padding to the page. Without
   * custom properties on the root: a change would recalculate the styles of the whole page.
   */
  ${below.lg} {
    :root:has(&) {
      scroll-padding-block-end: calc(${barHeight} + 1rem);
    }
    :root:has(&):has([data-consent-bar]) {
      scroll-padding-block-end: calc(${barHeight} + 11rem);
    }
    :root:has(&) body {
      padding-bottom: ${barHeight};
    }
    :root:has(&) [data-lower-edge] {
      bottom: ${barHeight};
    }
  }
`;

const Amount = styled.strong`
  display: block;
  font: 500 1.5rem/1.1 var(--font-display);
  font-variant-numeric: lining-nums;
`;

interface PhoneBarProps {
  readonly departures: readonly Availability[];
  readonly currency: Currency;
  /** The panel; the bar is hidden while the panel is in view. */
  readonly panel: RefObject<HTMLElement | null>;
  readonly panelId: string;
}

/** On phones the panel is far below the fold, so a bar at the bottom shows the price and a link to it. */
export function PhoneBar({ departures, currency, panel, panelId }: PhoneBarProps) {
  const isPanelInView = useIsInView(panel);
  if (isPanelInView) return null;
  const open = departures.filter((departure) => !isSoldOut(departure));
  const canOnlyWait = open.length === 0 && !departures.every(isClosed);
  const lowest = Math.min(...(open.length > 0 ? open : departures).map(({ prices }) => prices[currency]));
  return (
    <Bar>
      <div>
        <Small as="span" $soft>
          per person
        </Small>
        <Amount>{formatPrice(lowest, currency)}</Amount>
      </div>
      <LinkButton href={`#${panelId}`}>{canOnlyWait ? 'Join the waitlist' : 'Choose dates'}</LinkButton>
    </Bar>
  );
}

function useIsInView(panel: RefObject<HTMLElement | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const element = panel.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [panel]);
  return isInView;
}
