import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const List = styled.dl<{ $figures?: boolean }>`
  display: grid;
  & > div {
    display: grid;
    grid-template-columns: minmax(7rem, 2fr) 3fr;
    gap: var(--space-4);
    padding-block: var(--space-3);
    border-top: 1px solid var(--color-divider);
  }
  & > div:last-child {
    border-bottom: 1px solid var(--color-divider);
  }
  & dt {
    color: var(--soft, var(--color-text-muted));
    font-size: var(--text-small);
    padding-top: 0.1em;
  }
  & dd {
    font-weight: 500;
    overflow-wrap: anywhere;
    /* Line breaks of a value are preserved. */
    white-space: pre-line;
    ${({ $figures }) => $figures && 'text-align: right; font-variant-numeric: tabular-nums lining-nums;'}
  }
`;

export interface FactListProps {
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[];
  /** Values are amounts: aligned right with tabular figures. */
  readonly figures?: boolean;
}

/** Labels and values in a column. The caller leaves out facts without a value. */
export function FactList({ facts, figures }: FactListProps) {
  return (
    <List $figures={figures}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

const Sum = styled.dl`
  display: grid;
  gap: 0.55rem;
  font-variant-numeric: tabular-nums;
  & > div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-4);
    line-height: 1.35;
  }
  & dt {
    color: var(--color-text-muted);
  }
  & dd {
    text-align: right;
    white-space: nowrap;
  }
  & > .due {
    border-top: 1px solid var(--color-text);
    padding-top: 0.8rem;
    margin-top: 0.3rem;
    align-items: baseline;
  }
  & > .due > dt {
    font-weight: 600;
    color: var(--color-text);
  }
  & > .due > dd {
    font: 500 2.25rem/1 var(--font-display);
  }
`;

export interface SumsProps {
  readonly lines?: readonly { readonly label: string; readonly amount: string }[];
  /** The amount to pay now. */
  readonly due?: { readonly label: string; readonly amount: string };
}

/** The items of a price, the amount due, or both. */
export function Sums({ lines = [], due }: SumsProps) {
  return (
    <Sum>
      {lines.map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      {due && (
        <div className="due">
          <dt>{due.label}</dt>
          <dd>{due.amount}</dd>
        </div>
      )}
    </Sum>
  );
}

const Marks = styled.ul`
  & > li {
    display: grid;
    grid-template-columns: 22px 1fr;
    gap: 0.6rem;
    padding-block: 0.45rem;
    line-height: 1.4;
  }
  & svg {
    margin-top: 0.12rem;
  }
`;

export { Marks as MarkedList };
