import { below } from '@valam/ui/tokens/media';
import { Numeral } from '@valam/ui/typography/typography';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const List = styled.dl`
  display: grid;
  gap: var(--space-5) var(--space-column);
  & > div {
    border-top: 2px solid var(--color-text);
    padding-top: var(--space-4);
    display: grid;
    gap: 0.3rem;
    align-content: start;
  }
  & dt {
    font-weight: 600;
    order: 2;
  }
  & .note {
    order: 3;
    color: var(--color-text-muted);
    font-size: var(--text-small);
  }
  ${below.phone} {
    gap: var(--space-4);
    & > div {
      grid-template-columns: minmax(4.5rem, auto) 1fr;
      gap: 0 var(--space-4);
    }
    & .figure {
      grid-row: 1 / 3;
    }
    & .note {
      grid-column: 2;
    }
  }
  @media (min-width: 600px) {
    grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr));
  }
`;

export interface Stat {
  readonly label: string;
  readonly value: ReactNode;
  /** The unit, or the change since the previous value. */
  readonly note?: ReactNode;
}

/** A few key figures. */
export function Stats({ stats }: { stats: readonly Stat[] }) {
  return (
    <List>
      {stats.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <Numeral as="dd" className="figure">
            {value}
          </Numeral>
          {note !== undefined && <dd className="note">{note}</dd>}
        </div>
      ))}
    </List>
  );
}
