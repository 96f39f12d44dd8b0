import type { AdminRecord } from '@valam/contracts/shared/admin';
import { Small } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';
import type { EntityDescription } from '../description/entity-description';
import type { Previews } from './run-for-all';

/** A page of a list has more records than fit in a dialog. */
const List = styled.ul`
  max-height: 16rem;
  overflow-y: auto;
  padding-left: var(--space-5);
  font-size: var(--text-small);
`;

interface ConcernedListProps {
  readonly description: EntityDescription;
  readonly records: readonly AdminRecord[];
  /** The number of selected records to which the action does not apply. */
  readonly leftOut: number;
  readonly previews: Previews | null;
}

/** Lists the records that a bulk action will change. */
export function ConcernedList({ description, records, leftOut, previews }: ConcernedListProps) {
  const { titleOf, stateOf } = description;
  return (
    <div>
      <List aria-label="What will be changed" tabIndex={0}>
        {records.map((record) => (
          <li key={record.id}>
            {[titleOf(record), stateOf?.(record)].filter(Boolean).join(', ')}
            {previews?.[record.id]?.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </li>
        ))}
      </List>
      {leftOut > 0 && (
        <Small>
          {leftOut === 1 ? 'One that is selected is' : `${leftOut} that are selected are`} left out: this does
          not apply to {leftOut === 1 ? 'it' : 'them'}.
        </Small>
      )}
    </div>
  );
}
