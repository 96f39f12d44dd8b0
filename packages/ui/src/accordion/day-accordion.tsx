import { VisuallyHidden } from '@valam/ui/layout/layout';
import { Read, Small } from '@valam/ui/typography/typography';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Fold } from './fold';

const Day = styled.div`
  position: relative;
  padding-left: 3.6rem;
  border-bottom: 1px solid var(--color-divider);
  break-inside: avoid;
  &::before {
    content: '';
    position: absolute;
    left: 1.2rem;
    top: 0;
    bottom: 0;
    width: var(--border-line);
    background: var(--color-accent);
  }
  &:first-child::before {
    top: 2rem;
  }
  &:last-child::before {
    bottom: auto;
    height: 2rem;
  }
`;

const Count = styled.span`
  position: absolute;
  left: 0;
  top: 0.65rem;
  width: 2.5rem;
  height: 2.5rem;
  border-radius: 50%;
  display: grid;
  place-items: center;
  background: var(--color-background);
  font: 500 1.25rem/1 var(--font-display);
  padding-top: 0.15em;
  color: var(--color-accent);
  border: var(--border-line) solid transparent;
  [open] > summary & {
    border-color: var(--color-accent);
  }
`;

const Title = styled.span`
  & > small {
    display: block;
    padding-top: 0.2rem;
    font-family: var(--font-ui);
    letter-spacing: 0;
  }
`;

const Inside = styled.div`
  padding-bottom: var(--space-5);
  display: grid;
  gap: var(--space-4);
  & > picture,
  & > span {
    max-width: 34rem;
    @media print {
      display: none;
    }
  }
`;

export interface ItineraryDayView {
  readonly id: string;
  readonly day: number;
  readonly title: string;
  /** Location of the day. */
  readonly place?: string | null;
  readonly summary?: ReactNode;
  readonly content?: ReactNode;
}

export interface DayAccordionProps {
  readonly days: readonly ItineraryDayView[];
  readonly open?: readonly string[];
  readonly level?: 'h3' | 'h4';
}

/** The days of a tour along a timeline; each expands independently. */
export function DayAccordion({ days, open = [], level = 'h3' }: DayAccordionProps) {
  return (
    <div>
      {days.map(({ id, day, title, place, summary, content }) => (
        <Day key={id}>
          <Fold
            isOpen={open.includes(id)}
            level={level}
            title={
              <Title>
                <Count>
                  <VisuallyHidden>Day </VisuallyHidden>
                  {day}
                </Count>
                {title}
                {place && (
                  <Small as="small" $soft>
                    {place}
                  </Small>
                )}
              </Title>
            }
          >
            <Inside>
              {summary && <Read as="div">{summary}</Read>}
              {content}
            </Inside>
          </Fold>
        </Day>
      ))}
    </div>
  );
}
