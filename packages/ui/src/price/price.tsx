import { formatMoney, type Money } from '@valam/contracts/shared/money';
import { Small } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';

const Amount = styled.div`
  /* Tabular figures would make the comma of the display font as wide as a digit. */
  font-variant-numeric: lining-nums;
  & > b {
    font: 500 1.75rem/1 var(--font-display);
  }
`;

export interface PriceProps {
  readonly amount: Money;
  /** A label above the figure. */
  readonly unit?: string;
}

/** A formatted price. */
export function Price({ amount, unit = 'per person' }: PriceProps) {
  return (
    <Amount>
      <Small as="span" $soft>
        {unit}
      </Small>
      <br />
      <b>{formatMoney(amount)}</b>
    </Amount>
  );
}
