import type { ReactNode } from 'react';
import { Dialog as Radix } from 'radix-ui';
import { styled } from 'styled-components';
import { Icon } from '@valam/ui/icon/icon';

/** The dimmed page behind an overlay. */
export const Scrim = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  z-index: var(--layer-scrim);
  background: var(--color-scrim);
  &[data-state='open'] {
    animation: valam-arrive var(--duration-base) var(--ease-out);
  }
  &[data-state='closed'] {
    animation: valam-leave var(--duration-base) var(--ease-in) forwards;
  }
`;

const CloseButton = styled(Radix.Close)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-height: var(--size-target);
  min-width: var(--size-target);
  font-weight: 500;
  &:hover {
    text-decoration: underline;
  }
`;

/** Closes the overlay around it. */
export function OverlayClose({ word }: { word?: string }) {
  return (
    <CloseButton type="button" aria-label={word === undefined ? 'Close' : undefined}>
      <Icon name="close" />
      {word}
    </CloseButton>
  );
}

/** Props of every overlay. */
export interface OverlayProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly children: ReactNode;
}
