import { addDays, daysBetween, formatDay } from '@valam/contracts/shared/days';
import { formatMoney, type Money } from '@valam/contracts/shared/money';
import { styled } from 'styled-components';
import { RulerDrawing } from './ruler-drawing';

const Ruler = styled.div`
  display: grid;
  gap: var(--space-3);
  & > svg {
    width: 100%;
    max-width: 760px;
    height: auto;
  }
  @media (max-width: 699.98px) {
    & > svg {
      display: none;
    }
  }
`;

const Bands = styled.ol`
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: 20px 1fr auto;
    gap: 0.2rem var(--space-3);
    padding-block: 0.7rem;
    border-top: 1px solid var(--color-divider);
    align-items: baseline;
    line-height: 1.35;
  }
  & > li > :nth-child(2) {
    grid-column: 2;
  }
  & > li > :last-child {
    grid-column: 3;
    font-variant-numeric: tabular-nums;
  }
  & > li[aria-current] {
    font-weight: 600;
  }
  & small {
    display: block;
    font-size: var(--text-small);
    font-weight: 400;
    color: var(--color-text-muted);
  }
`;

const patterns = {
  full: 'background: var(--color-primary);',
  half: 'background: var(--drawing-hatch) 0 0 / 6px;',
  open: '',
} as const;

/* On phones the swatches form a vertical ruler. */
const Swatch = styled.span<{ $pattern: keyof typeof patterns }>`
  width: 16px;
  height: 16px;
  align-self: center;
  border: 1.5px solid var(--color-primary);
  forced-color-adjust: none;
  ${({ $pattern }) => patterns[$pattern]}
  @media (max-width: 699.98px) {
    position: absolute;
    inset-block: -1px;
    left: 0;
    height: auto;
    align-self: stretch;
  }
`;

export interface RefundRulerProps {
  /** The day of departure. */
  readonly departure: string;
  /** Today in India. */
  readonly today: string;
  readonly paid: Money;
  /** The refund in each band, computed by the same rule as the actual refund. */
  readonly refunds: {
    readonly over60Days: Money;
    readonly from60To30Days: Money;
    readonly under30Days: Money;
  };
}

/** The refund of a cancellation by date: a line from today to departure with its bands and amounts. */
export function RefundRuler({ departure, today, paid, refunds }: RefundRulerProps) {
  const daysLeft = daysBetween(today, departure);
  const sixty = formatDay(addDays(departure, -60));
  const thirty = formatDay(addDays(departure, -30));
  const bands = [
    {
      pattern: 'full',
      words: 'More than 60 days before: what you paid minus a 10% admin fee',
      dates: `before ${sixty}`,
      refund: refunds.over60Days,
      isNow: daysLeft > 60,
    },
    {
      pattern: 'half',
      words: '30 to 60 days before: half',
      dates: `${sixty} to ${thirty}`,
      refund: refunds.from60To30Days,
      isNow: daysLeft <= 60 && daysLeft >= 30,
    },
    {
      pattern: 'open',
      words: 'Under 30 days, no-show or early exit: no refund',
      dates: `after ${thirty}`,
      refund: refunds.under30Days,
      isNow: daysLeft < 30,
    },
  ] as const;
  return (
    <Ruler>
      <RulerDrawing departure={departure} daysLeft={daysLeft} />
      <Bands>
        {bands.map(({ pattern, words, dates, refund, isNow }) => (
          <li key={pattern} aria-current={isNow ? 'date' : undefined}>
            <Swatch $pattern={pattern} aria-hidden="true" />
            <span>
              {words}
              {isNow && ' (today)'}
              <small>{dates}</small>
            </span>
            <span>
              {formatMoney(refund)} of {formatMoney(paid)}
            </span>
          </li>
        ))}
      </Bands>
    </Ruler>
  );
}
