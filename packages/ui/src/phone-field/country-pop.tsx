import { VisuallyHidden } from '@valam/ui/layout/layout';
import { Dialog as Radix } from 'radix-ui';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import type { Country } from './country';
import { CountryList } from './country-list';

/* Hangs below its button; on phones it comes up from the bottom like a sheet. */
const Pop = styled(Radix.Content)`
  position: absolute;
  z-index: var(--layer-float);
  top: 100%;
  left: 0;
  width: max(100%, min(21rem, 86vw));
  background: var(--color-lime);
  border: 1px solid var(--color-edge);
  box-shadow: var(--shadow-overlay);
  @media (max-width: 599.98px) {
    position: fixed;
    inset: auto 0 0;
    width: 100%;
    /* Tall, so that the search stays above the keyboard. */
    height: 85dvh;
    z-index: var(--layer-toast);
  }
`;

interface CountryPopProps {
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly chosen: Country | null;
  readonly onChoose: (country: Country) => void;
  readonly onClose: () => void;
}

/** The list of countries over the page. Closing it returns the focus to the button that opened it. */
export default function CountryPop({ opener, chosen, onChoose, onClose }: CountryPopProps) {
  return (
    <Radix.Root open onOpenChange={onClose} modal={false}>
      <Pop
        aria-describedby={undefined}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          // Who has gone on to another field stays there.
          if (document.activeElement?.contains(opener.current)) opener.current?.focus();
        }}
        onInteractOutside={(event) => {
          // The button closes on its own.
          if (opener.current?.contains(event.target as Node)) event.preventDefault();
        }}
      >
        <Radix.Title asChild>
          <VisuallyHidden>Country code</VisuallyHidden>
        </Radix.Title>
        <CountryList chosen={chosen} onChoose={onChoose} />
      </Pop>
    </Radix.Root>
  );
}
