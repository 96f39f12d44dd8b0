import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

const Label = styled(Radix.Content)`
  z-index: var(--layer-toast);
  max-width: 18rem;
  padding: 0.4rem 0.7rem 0.35rem;
  background: var(--color-text);
  color: var(--color-surface);
  border-radius: var(--radius-control);
  font-size: var(--text-small);
  line-height: var(--leading-ui);
`;

/** Opens after 700 ms; moving on to the next one within 300 ms opens it at once. One per application. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

export interface TooltipProps {
  readonly text: string;
  /** One focusable element. It must have its own accessible name. */
  readonly children: ReactElement;
}

/** Additional text for a button. Never the only place for a piece of information. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Label sideOffset={6} collisionPadding={8}>
          {text}
        </Label>
      </Radix.Portal>
    </Radix.Root>
  );
}
