import type { AdminRecord } from '@valam/contracts/shared/admin';
import { styled } from 'styled-components';
import type { Shown } from '../description/shown';
import { ShownValue } from './shown-value';

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(7rem, 12rem) minmax(0, 1fr);
  gap: 0 var(--space-4);
  & > dt,
  & > dd {
    padding-block: 0.45rem;
    border-bottom: 1px solid var(--color-divider);
    overflow-wrap: anywhere;
  }
  & > dt {
    color: var(--color-text-muted);
  }
`;

/** The read-only values of a record. */
export function Facts({ facts, record }: { facts: readonly Shown[]; record: AdminRecord }) {
  return (
    <List>
      {facts.map((fact) => (
        <FactRow key={fact.key} fact={fact} record={record} />
      ))}
    </List>
  );
}

function FactRow({ fact, record }: { fact: Shown; record: AdminRecord }) {
  return (
    <>
      <dt>{fact.label}</dt>
      <dd>
        <ShownValue shown={fact} row={record} />
      </dd>
    </>
  );
}
