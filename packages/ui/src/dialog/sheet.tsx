import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from '@valam/ui/typography/typography';
import { OverlayClose, Scrim, type OverlayProps } from './overlay-parts';
import { OverlayRoot } from './overlay-root';
import { useReturnFocus } from './return-focus';

const Panel = styled(Radix.Content)`
  position: fixed;
  inset: auto 0 0;
  z-index: var(--layer-dialog);
  max-height: 92dvh;
  display: grid;
  grid-template-rows: auto 1fr auto;
  background: var(--color-surface);
  box-shadow: var(--shadow-overlay);
  &:focus {
    outline: none;
  }
  &[data-state='open'] {
    animation: valam-from-below var(--duration-slow) var(--ease-out);
  }
  &[data-state='closed'] {
    animation: valam-to-below var(--duration-base) var(--ease-in) forwards;
  }
`;

const Head = styled.div`
  position: relative;
  padding: var(--space-5) 4rem var(--space-3) var(--space-gutter);
  &::before {
    content: '';
    position: absolute;
    top: var(--space-3);
    left: calc(50% - 1.5rem);
    width: 3rem;
    height: 3px;
    background: var(--color-outline);
  }
`;

/* Last in DOM order, so that the focus starts in the content. */
const Corner = styled.div`
  position: absolute;
  right: var(--space-3);
  top: var(--space-4);
`;

const Middle = styled.div`
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: var(--space-2) var(--space-gutter) var(--space-5);
`;

const Foot = styled.div`
  padding: var(--space-3) var(--space-gutter) calc(var(--space-3) + env(safe-area-inset-bottom));
  border-top: 1px solid var(--color-outline);
`;

export interface SheetProps extends OverlayProps {
  /** Stays visible while the middle scrolls. */
  readonly actions?: ReactNode;
}

/** Slides up from the bottom on phones. */
export function Sheet({ open, onOpenChange, title, actions, children }: SheetProps) {
  const focus = useReturnFocus();
  return (
    <OverlayRoot open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Scrim />
        <Panel {...focus} aria-describedby={undefined}>
          <Head>
            <Radix.Title asChild>
              <Heading>{title}</Heading>
            </Radix.Title>
          </Head>
          <Middle tabIndex={0}>{children}</Middle>
          {actions && <Foot>{actions}</Foot>}
          <Corner>
            <OverlayClose />
          </Corner>
        </Panel>
      </Radix.Portal>
    </OverlayRoot>
  );
}
