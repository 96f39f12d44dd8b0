import { useConsent, useIsLive, useShell } from '@valam/mfe-kit/shell';
import { Button } from '@valam/ui/button/button';
import { Cluster, Container } from '@valam/ui/layout/layout';
import { TextLink } from '@valam/ui/link/link';
import { Small } from '@valam/ui/typography/typography';
import { useRef } from 'react';
import { styled } from 'styled-components';

const Bar = styled.section`
  background: var(--color-surface);
  border-top: 1px solid var(--color-divider);
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
  gap: var(--space-3) var(--space-6);
`;

/** The bar is removed together with the focused button, so the focus returns to the previous element or to the content. */
function leave(before: HTMLElement | null): void {
  before?.focus({ preventScroll: true });
  if (document.activeElement === before) return;
  document.querySelector('main')?.focus({ preventScroll: true });
}

/**
 * Asks once, with two equal buttons, as soon as it is hydrated. Until a choice is made, only necessary code runs. An element focused
 * by Tab is never hidden under the bar.
 */
export function ConsentBar() {
  const consent = useConsent();
  const shell = useShell();
  const isLive = useIsLive();
  const before = useRef<HTMLElement | null>(null);
  if (!isLive || consent !== null) return null;
  const answer = (isAllowed: boolean) => {
    leave(before.current);
    shell.setConsent({ analytics: isAllowed, marketing: isAllowed });
  };
  return (
    <Bar
      aria-label="Privacy choices"
      tabIndex={-1}
      data-consent-bar
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget as HTMLElement | null;
      }}
    >
      <Row>
        <Small>
          We keep what the site needs. With your consent we count visits and show reviews from another site.{' '}
          <TextLink href="/privacy_policy">What that means</TextLink>
        </Small>
        <Cluster $gap="3">
          <Button small variant="secondary" onClick={() => answer(false)}>
            Only what is needed
          </Button>
          <Button small variant="secondary" onClick={() => answer(true)}>
            Allow all
          </Button>
        </Cluster>
      </Row>
    </Bar>
  );
}
