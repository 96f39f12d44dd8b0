import { useConsent, useShell } from '@valam/mfe-kit/shell';
import { Button } from '@valam/ui/button/button';
import { Cluster, Container } from '@valam/ui/layout/layout';
import { TextLink } from '@valam/ui/link/link';
import { Small } from '@valam/ui/typography/typography';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

const Bar = styled.section`
  position: sticky;
  bottom: var(--phone-bar, 0);
  z-index: var(--layer-float);
  background: var(--color-lime);
  border-top: 1px solid var(--color-rule);
  padding-block: var(--space-3);
  @media (scripting: none), print {
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

/** What else stands at the lower edge stands above the bar, however many lines its words take. */
function tellHeight(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const tell = (): void => style.setProperty('--consent-bar', `${bar.offsetHeight}px`);
  tell();
  const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(tell);
  observer?.observe(bar);
  return () => {
    observer?.disconnect();
    style.removeProperty('--consent-bar');
  };
}

/** Asked once, with two equal answers. Before an answer nothing beyond the necessary runs. Focus that moves on by Tab never lands under it. */
export function ConsentBar() {
  const consent = useConsent();
  const shell = useShell();
  const bar = useRef<HTMLElement>(null);
  const isAsked = consent === null;
  useEffect(() => (isAsked && bar.current ? tellHeight(bar.current) : undefined), [isAsked]);
  if (!isAsked) return null;
  return (
    <Bar ref={bar} aria-label="Privacy choices" data-lower-edge>
      <Row>
        <Small>
          We only store what the site needs to work. With your consent we also count visits.{' '}
          <TextLink href="/privacy_policy">What that means</TextLink>
        </Small>
        <Cluster $gap="3">
          <Button
            small
            variant="secondary"
            onClick={() => shell.setConsent({ analytics: false, marketing: false })}
          >
            Only what is needed
          </Button>
          <Button
            small
            variant="secondary"
            onClick={() => shell.setConsent({ analytics: true, marketing: true })}
          >
            Allow all
          </Button>
        </Cluster>
      </Row>
    </Bar>
  );
}
