import { formatMoney, type Currency, type Money } from '@valam/contracts/shared/money';
import { SariBand } from '@valam/ui/band/sari-band';
import { sari, type SariKind } from '@valam/ui/tokens/sari';
import { Numeral, Small } from '@valam/ui/typography/typography';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CurrencySwitch } from '../field/currency-switch';

/** The box for payments and inquiries: a sari band on its left edge, no other border. */
const Box = styled.div<{ $kind: SariKind }>`
  ${({ $kind }) => sari($kind)}
  position: relative;
  background: var(--color-surface);
  padding: var(--space-5) var(--space-5) var(--space-5) calc(20px + var(--space-5));
  display: grid;
  gap: var(--space-5);
  @media (max-width: 599.98px) {
    margin-inline: calc(-1 * var(--space-gutter));
    padding-right: var(--space-gutter);
    padding-left: calc(20px + var(--space-4));
  }
  @media print {
    margin: 0;
    padding-inline: 0;
    break-inside: avoid;
  }
`;

export function Panel({ kind = 'tour', children }: { kind?: SariKind; children: ReactNode }) {
  return (
    <Box $kind={kind}>
      <SariBand kind={kind} edge="left" />
      {children}
    </Box>
  );
}

export interface PricePanelProps {
  readonly kind?: SariKind;
  readonly price: Money;
  readonly onCurrencyChange: (currency: Currency) => void;
  /** `7 days`. */
  readonly duration?: string | null;
  readonly children?: ReactNode;
}

/** The price per person in the chosen currency. */
export function PricePanel({
  kind = 'retreat',
  price,
  onCurrencyChange,
  duration,
  children,
}: PricePanelProps) {
  return (
    <Panel kind={kind}>
      <div data-screen-only>
        <CurrencySwitch currency={price.currency} onChange={onCurrencyChange} />
      </div>
      <div>
        <Numeral as="p">{formatMoney(price)}</Numeral>
        <Small $soft>
          per person
          {duration && ` · ${duration}`}
        </Small>
      </div>
      {children}
    </Panel>
  );
}
