import { Dialog as Radix } from 'radix-ui';
import { styled } from 'styled-components';
import { SariBand } from '@valam/ui/band/sari-band';
import { VisuallyHidden } from '@valam/ui/layout/layout';
import { from } from '@valam/ui/tokens/media';
import { OverlayClose, Scrim, type OverlayProps } from './overlay-parts';
import { OverlayRoot } from './overlay-root';
import { useReturnFocus } from './return-focus';

const Panel = styled(Radix.Content)`
  position: fixed;
  inset: 0 0 0 auto;
  z-index: var(--layer-drawer);
  width: min(var(--size-drawer-small), 88vw);
  padding: var(--space-5) var(--space-5) var(--space-6) calc(20px + var(--space-5));
  overflow-y: auto;
  overscroll-behavior: contain;
  background: var(--color-surface);
  box-shadow: var(--shadow-overlay);
  ${from.sm} {
    width: var(--size-drawer);
  }
  &:focus {
    outline: none;
  }
  &[data-state='open'] {
    animation: valam-from-right var(--duration-slow) var(--ease-out);
  }
  &[data-state='closed'] {
    animation: valam-to-right var(--duration-base) var(--ease-in) forwards;
  }
`;

const Corner = styled.div`
  display: flex;
  justify-content: end;
`;

/** Links of a drawer, in a column in the size of a heading. */
export const DrawerNav = styled.nav`
  & a {
    display: block;
    padding-block: 0.55rem;
    text-decoration: none;
    border-bottom: 1px solid var(--color-divider);
    font: 500 var(--text-heading-2) / var(--leading-heading) var(--font-display);
    letter-spacing: var(--tracking-heading);
  }
  & a[aria-current] {
    color: var(--color-accent);
  }
`;

/** Slides in from the right. The parent closes it when a link inside is followed. */
export function Drawer({ open, onOpenChange, title, children }: OverlayProps) {
  const focus = useReturnFocus();
  return (
    <OverlayRoot open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Scrim />
        <Panel {...focus} aria-describedby={undefined}>
          <SariBand kind="tour" edge="left" />
          <Radix.Title asChild>
            <VisuallyHidden as="h2">{title}</VisuallyHidden>
          </Radix.Title>
          <Corner>
            <OverlayClose word="Close" />
          </Corner>
          {children}
        </Panel>
      </Radix.Portal>
    </OverlayRoot>
  );
}
