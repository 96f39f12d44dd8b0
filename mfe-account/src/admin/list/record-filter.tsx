import type { AdminEntity } from '@valam/contracts/admin/entities';
import { Button } from '@valam/ui/button/button';
import { FieldLabel } from '@valam/ui/field/field';
import { styled } from 'styled-components';
import { FindRecord } from '../fields/record-field';
import { RecordName } from '../record/record-name';

const Group = styled.div`
  display: grid;
  gap: 0.35rem;
`;

const Chosen = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--size-target);
`;

interface RecordFilterProps {
  readonly of: AdminEntity;
  readonly label: string;
  readonly id: string;
  readonly onChange: (id: string) => void;
}

/** Narrows a list to what belongs to one record of another kind, found by its name. */
export function RecordFilter({ of, label, id, onChange }: RecordFilterProps) {
  return (
    <Group role="group" aria-label={label}>
      <FieldLabel as="span">{label}</FieldLabel>
      {id ? (
        <Chosen>
          <RecordName of={of} id={id} />
          <Button variant="quiet" small onClick={() => onChange('')}>
            All
          </Button>
        </Chosen>
      ) : (
        <FindRecord
          of={of}
          label={`Find: ${label.toLowerCase()}`}
          onFound={(record) => onChange(record.id)}
        />
      )}
    </Group>
  );
}
