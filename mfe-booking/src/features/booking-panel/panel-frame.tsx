import type { TripKind } from '@valam/contracts/catalog/trip';
import { SariBand } from '@valam/ui/band/sari-band';
import { Stack } from '@valam/ui/layout/layout';
import { DotRow } from '@valam/ui/meter/dot-row';
import { Heading } from '@valam/ui/typography/typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Panel = styled.section`
  position: relative;
  background: var(--color-surface);
  padding: var(--space-5) var(--space-5) var(--space-5) calc(var(--space-5) + 20px);
  scroll-margin-top: 5rem;
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr);
  gap: var(--space-4);
  align-items: center;
`;

interface PanelFrameProps {
  readonly kind: TripKind;
  /** Null for an inquiry, which has no second step. */
  readonly step: 1 | 2 | null;
  readonly children: ReactNode;
}

/** The panel with its sari band, its title and, for a booking, its progress. */
export function PanelFrame({ kind, step, children }: PanelFrameProps) {
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const isUsed = useRef(false);
  const use = () => void (isUsed.current = true);
  /*
   * The clicked button is removed with its step, so the focus moves to the heading; otherwise it would be lost. Not if the visitor
   * is elsewhere on the page: a stored draft opens its step without a click, and the focus would scroll the page to the panel.
   */
  useEffect(() => {
    if (shown.current !== step && isUsed.current && !isElsewhere(panel.current)) heading.current?.focus();
    shown.current = step;
  }, [step]);
  const title = (
    <Heading id="booking-panel" ref={heading} tabIndex={-1}>
      Safe &amp; Secure Checkout
    </Heading>
  );
  return (
    <Panel ref={panel} aria-labelledby="booking-panel" onPointerDown={use} onFocus={use}>
      <SariBand kind={kind} edge="left" />
      <Stack $gap="5">
        {step === null ? (
          title
        ) : (
          <Head>
            <DotRow count={2} ringed={step} label={`Step ${step} of 2`} />
            {title}
          </Head>
        )}
        {children}
      </Stack>
    </Panel>
  );
}

/** Whether a control outside of the panel has the focus. */
function isElsewhere(panel: HTMLElement | null): boolean {
  const { activeElement, body } = document;
  return activeElement !== null && activeElement !== body && !panel?.contains(activeElement);
}
