import { dayCount, formatDay, formatDayRange } from '@valam/contracts/shared/days';
import { SariBand } from '@valam/ui/band/sari-band';
import { VisuallyHidden } from '@valam/ui/layout/layout';
import { DepartureMeter } from '@valam/ui/meter/departure-meter';
import { from } from '@valam/ui/tokens/media';
import { Heading, Small } from '@valam/ui/typography/typography';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';

export const DateList = styled.div`
  display: grid;
  & > :last-child {
    border-bottom: 1px solid var(--color-divider);
  }
`;

const selected = css`
  background: var(--color-surface);
  margin-inline: -0.75rem;
  padding-inline: calc(0.5rem + 20px) 0.75rem;
  border: 2px solid var(--color-primary);
  z-index: 1;
  @media (min-width: 560px) {
    margin-inline: -1.25rem;
    padding-inline: calc(1.25rem + 20px) 1.25rem;
  }
`;

const Row = styled.div<{ $selected: boolean; $dimmed: boolean; $few: boolean }>`
  position: relative;
  display: grid;
  gap: var(--space-3) var(--space-5);
  grid-template-columns: minmax(0, 1fr);
  padding: var(--space-4) 0;
  border-top: 1px solid var(--color-divider);
  align-items: center;
  ${({ $few }) => $few && 'border-top: 2px solid var(--color-accent-tint);'}
  & .when {
    ${({ $dimmed }) => $dimmed && 'color: var(--color-text-muted);'}
  }
  ${({ $selected }) => $selected && selected}
  @media (min-width: 560px) {
    grid-template-columns: 1fr auto;
    & > .acts {
      grid-column: 2;
      grid-row: 1 / 3;
    }
  }
  ${from.across} {
    grid-template-columns: minmax(11rem, 1.1fr) minmax(0, 1fr) auto;
    & > .meter {
      grid-column: 2;
      grid-row: 1;
    }
    & > .acts {
      grid-column: 3;
      grid-row: 1;
    }
  }
  @media print {
    grid-template-columns: 1fr 1fr;
    break-inside: avoid;
  }
`;

const Acts = styled.div`
  display: grid;
  justify-items: center;
  min-width: 10.5rem;
  & > :first-child {
    width: 100%;
  }
`;

export interface DateCardProps {
  readonly startDate: string;
  readonly endDate: string;
  /** `$2,490 per person`. */
  readonly price?: string;
  /** Seats, if known. */
  readonly seats?: { readonly capacity: number; readonly sold: number; readonly held?: number };
  readonly selected?: boolean;
  readonly soldOut?: boolean;
  /** The operator's own text, or the minimum group. */
  readonly note?: ReactNode;
  /** The button, and below it a secondary action such as the waitlist. */
  readonly action: ReactNode;
  readonly level?: 'h3' | 'h4';
}

/** One departure: date, length, price, seats. */
export function DateCard(props: DateCardProps) {
  const { startDate, endDate, price, seats, note, action, level = 'h3' } = props;
  const free = seats ? seats.capacity - seats.sold - (seats.held ?? 0) : undefined;
  const days = dayCount(startDate, endDate);
  return (
    <Row
      $selected={props.selected ?? false}
      $dimmed={props.soldOut ?? false}
      $few={free !== undefined && free > 0 && free <= 3}
    >
      {props.selected && <SariBand kind="tour" edge="left" />}
      <div>
        <Heading as={level} $size={3} className="when">
          <VisuallyHidden>
            {formatDay(startDate)} to {formatDay(endDate)}
          </VisuallyHidden>
          <span aria-hidden="true">{formatDayRange(startDate, endDate)}</span>
        </Heading>
        <Small $soft>
          {days} {days === 1 ? 'day' : 'days'}
          {price && ` · ${price}`}
        </Small>
        {note && <Small>{note}</Small>}
      </div>
      {seats && (
        <div className="meter">
          <DepartureMeter seats={seats.capacity} sold={seats.sold} held={seats.held} />
        </div>
      )}
      <Acts className="acts" data-screen-only>
        {action}
      </Acts>
    </Row>
  );
}
