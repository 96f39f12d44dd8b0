import { Toast as Radix } from 'radix-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '@valam/ui/icon/icon';
import { from } from '@valam/ui/tokens/media';

export type ToastTone = 'plain' | 'success' | 'destructive';

/** One message. A message with a new id replaces the previous one. */
export interface ToastMessage {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  readonly tone?: ToastTone;
}

const colors: Record<ToastTone, string> = {
  plain: 'var(--color-primary)',
  success: 'var(--color-success)',
  destructive: 'var(--color-danger)',
};

const Place = styled.div`
  position: fixed;
  z-index: var(--layer-toast);
  inset: var(--space-4) var(--space-4) auto;
  ${from.md} {
    inset: auto var(--space-5) var(--space-5) auto;
    width: 100%;
    max-width: var(--size-toast);
    /* Above the consent bar, whose buttons are at the same edge. */
    html:has([data-consent-bar]) & {
      bottom: calc(var(--space-5) + 6rem);
    }
  }
  &:focus-visible {
    outline-offset: 6px;
  }
`;

const Card = styled.div<{ $tone: ToastTone }>`
  background: var(--color-surface);
  border-left: 6px solid ${({ $tone }) => colors[$tone]};
  box-shadow: var(--shadow-overlay);
  padding: var(--space-4) var(--space-4) var(--space-4) var(--space-5);
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0 var(--space-4);
  align-items: center;
  touch-action: pan-y;
  &[data-state='open'] {
    animation: valam-arrive var(--duration-base) var(--ease-out);
  }
  &[data-state='closed'] {
    animation: valam-leave var(--duration-quick) var(--ease-in) forwards;
  }
  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
  &[data-swipe='cancel'] {
    transform: translateX(0);
    transition: transform var(--duration-quick) var(--ease-out);
  }
  &[data-swipe='end'] {
    animation: valam-swipe-out var(--duration-quick) var(--ease-in) forwards;
  }
  & > div {
    grid-column: 1;
    font-weight: 600;
  }
  & > div + div {
    font-weight: 400;
    font-size: var(--text-small);
    line-height: var(--leading-ui);
  }
  & > button {
    grid-column: 2;
    grid-row: 1 / 3;
    width: var(--size-target);
    height: var(--size-target);
    display: grid;
    place-items: center;
  }
`;

export interface ToastHostProps {
  /** The message to show, if any. */
  readonly toast: ToastMessage | null;
  /** The message was closed, swiped away, or shown for five seconds. */
  readonly onDismiss: (id: string) => void;
}

/**
 * Shows toasts, one at a time, for five seconds each; F8 moves the focus to the toast, a swipe to the right closes it.
 */
export function ToastHost({ toast, onDismiss }: ToastHostProps) {
  const [shown, setShown] = useState(toast);
  if (toast && toast !== shown) setShown(toast);
  const tone = shown?.tone ?? 'plain';
  return (
    <Radix.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      {shown && (
        /* Radix announces the message once, in a separate live region: the role here is only a label. */
        <Radix.Root
          asChild
          key={shown.id}
          open={toast !== null}
          onOpenChange={(open) => !open && onDismiss(shown.id)}
          type={tone === 'destructive' ? 'foreground' : 'background'}
        >
          <Card $tone={tone} role={tone === 'destructive' ? 'alert' : 'status'} aria-live="off">
            <Radix.Title>{shown.title}</Radix.Title>
            {shown.description !== undefined && <Radix.Description>{shown.description}</Radix.Description>}
            <Radix.Close aria-label="Close">
              <Icon name="cross" />
            </Radix.Close>
          </Card>
        </Radix.Root>
      )}
      <Radix.Viewport asChild>
        <Place />
      </Radix.Viewport>
    </Radix.Provider>
  );
}
