import type { AdminRecord } from '@valam/contracts/shared/admin';
import { CallRefused } from '@valam/mfe-kit/api';
import { useShell } from '@valam/mfe-kit/shell';
import { Button } from '@valam/ui/button/button';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useOffice } from '../api/use-office';
import type { ActionDescription } from '../description/action-description';
import type { EntityDescription } from '../description/entity-description';
import { useRole } from '../frame/use-role';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;
  padding: var(--space-2) var(--space-3);
  margin-bottom: var(--space-3);
  background: var(--color-shade);
`;

interface BulkBarProps {
  readonly description: EntityDescription;
  readonly records: readonly AdminRecord[];
  readonly onDone: () => void;
  readonly onClear: () => void;
}

/** One action for all ticked records, one after the other; what is refused is named. */
export function BulkBar({ description, records, onDone, onClear }: BulkBarProps) {
  const role = useRole();
  const office = useOffice();
  const shell = useShell();
  const [running, setRunning] = useState<string | null>(null);
  const actions = (description.actions ?? []).filter(
    ({ name, roles }) => description.bulk?.includes(name) && roles.includes(role),
  );
  if (records.length === 0 || actions.length === 0) return null;

  const run = async (action: ActionDescription) => {
    if (!window.confirm(`${action.label}: ${records.length} ${description.title.toLowerCase()}?`)) return;
    setRunning(action.name);
    const refused: string[] = [];
    for (const record of records.filter((one) => action.when?.(one) ?? true)) {
      try {
        await office.act(description.name, record.id, action.name, {});
      } catch (reason) {
        if (!(reason instanceof CallRefused)) throw reason;
        refused.push(`${description.titleOf(record)}: ${reason.message}`);
      }
    }
    setRunning(null);
    shell.toast(
      refused.length > 0
        ? {
            title: `${refused.length} were refused.`,
            description: refused.slice(0, 3).join(' '),
            tone: 'destructive',
          }
        : { title: action.done, tone: 'success' },
    );
    onClear();
    onDone();
  };

  return (
    <Bar role="group" aria-label="For all that are ticked">
      <strong>{records.length} ticked</strong>
      {actions.map((action) => (
        <Button
          key={action.name}
          small
          variant="secondary"
          busy={running === action.name}
          onClick={() => void run(action)}
        >
          {action.label}
        </Button>
      ))}
      <Button variant="quiet" small onClick={onClear}>
        None
      </Button>
    </Bar>
  );
}
