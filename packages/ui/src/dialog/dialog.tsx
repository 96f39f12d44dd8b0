import { Dialog as Radix } from 'radix-ui';
import { styled } from 'styled-components';
import { SariBand } from '@valam/ui/band/sari-band';
import { from } from '@valam/ui/tokens/media';
import type { SariKind } from '@valam/ui/tokens/sari';
import { Heading, Small } from '@valam/ui/typography/typography';
import { useRef } from 'react';
import { OverlayClose, Scrim, type OverlayProps } from './overlay-parts';
import { OverlayRoot } from './overlay-root';
import { useReturnFocus } from './return-focus';

/* This container scrolls, not the page behind it. */
const Place = styled(Scrim)`
  z-index: var(--layer-dialog);
  display: grid;
  justify-items: center;
  align-items: end;
  overflow-y: auto;
  padding-top: var(--space-7);
  ${from.sm} {
    align-items: center;
    padding: var(--space-6) var(--space-4);
  }
`;

const Panel = styled(Radix.Content)`
  position: relative;
  width: min(100%, 40rem);
  background: var(--color-surface);
  box-shadow: var(--shadow-overlay);
  &:focus {
    outline: none;
  }
`;

const Head = styled.div`
  padding: 0.3rem 3.5rem 0 0;
`;

/* Last in DOM order, so that the focus starts in the content. */
const Corner = styled.div`
  position: absolute;
  right: var(--space-4);
  top: calc(var(--space-5) + var(--band-card) + 2px);
`;

const Inside = styled.div`
  padding: var(--space-5);
  display: grid;
  gap: var(--space-4);
`;

export interface DialogProps extends OverlayProps {
  readonly description?: string;
  /** The band on its upper edge. */
  readonly kind?: SariKind;
}

/**
 * A modal dialog with a focus trap; Escape and a click on the scrim close it. After the user has typed something, the scrim no
 * longer does: on a phone it is easily touched by accident, and the input would be lost.
 */
export function Dialog({ open, onOpenChange, title, description, kind = 'tour', children }: DialogProps) {
  const focus = useReturnFocus();
  const panel = useRef<HTMLDivElement>(null);
  return (
    <OverlayRoot open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Place>
          <Panel
            ref={panel}
            {...focus}
            {...(description === undefined ? { 'aria-describedby': undefined } : {})}
            onInput={() => panel.current?.setAttribute('data-typed', '')}
            onInteractOutside={(event) => {
              if (panel.current?.hasAttribute('data-typed')) event.preventDefault();
            }}
          >
            <SariBand kind={kind} edge="top" />
            <Inside>
              <Head>
                <Radix.Title asChild>
                  <Heading>{title}</Heading>
                </Radix.Title>
              </Head>
              {description !== undefined && (
                <Radix.Description asChild>
                  <Small $soft>{description}</Small>
                </Radix.Description>
              )}
              {children}
            </Inside>
            <Corner>
              <OverlayClose />
            </Corner>
          </Panel>
        </Place>
      </Radix.Portal>
    </OverlayRoot>
  );
}
