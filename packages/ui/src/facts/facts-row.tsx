import { Icon, type IconName } from '@valam/ui/icon/icon';
import { from } from '@valam/ui/tokens/media';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Row = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border-block: 1px solid var(--color-divider);
  & > div {
    position: relative;
    padding: var(--space-4) var(--space-3) var(--space-4) 2.6rem;
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  & dt {
    font-size: var(--text-small);
    color: var(--soft, var(--color-text-muted));
    line-height: 1.3;
  }
  & dd {
    font-weight: 600;
    line-height: 1.3;
  }
  & svg {
    position: absolute;
    left: 0;
    top: 1.25rem;
    width: 1.75rem;
    height: 1.75rem;
    color: var(--color-accent);
  }
  & > div:nth-child(n + 3) {
    border-top: 1px solid var(--color-divider);
  }
  ${from.table} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    & > div:nth-child(n + 3) {
      border-top: 0;
    }
    & > div + div {
      border-left: 1px solid var(--color-divider);
      padding-left: calc(var(--space-5) + 2.6rem);
    }
    & > div + div svg {
      left: var(--space-5);
    }
  }
`;

export interface Fact {
  readonly icon: IconName;
  readonly value: ReactNode;
  readonly label: string;
}

/** Up to four facts across, two by two on phones. */
export function FactsRow({ facts }: { facts: readonly Fact[] }) {
  return (
    <Row>
      {facts.map(({ icon, value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Icon name={icon} />
            {value}
          </dd>
        </div>
      ))}
    </Row>
  );
}
