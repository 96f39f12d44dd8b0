import type { Role } from '@valam/contracts/identity/auth.schema';
import type { AdminRecord } from '@valam/contracts/shared/admin';
import { useShell } from '@valam/mfe-kit/shell';
import { Button } from '@valam/ui/button/button';
import { passFocusOn } from '@valam/ui/focus/pass-focus-on';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useTyped, type Typed } from '../action/use-typed';
import { useOffice } from '../api/use-office';
import type { ActionDescription } from '../description/action-description';
import type { EntityDescription } from '../description/entity-description';
import { useRole } from '../frame/use-role';
import { BulkDialog } from './bulk-dialog';
import type { BulkOutcome } from './run-for-all';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;
  padding: var(--space-2) var(--space-3);
  margin-bottom: var(--space-3);
  background: var(--color-surface-sunken);
`;

interface BulkBarProps {
  readonly description: EntityDescription;
  /** The selected records. */
  readonly records: readonly AdminRecord[];
  /** All records of the page. */
  readonly all: readonly AdminRecord[];
  readonly onDone: () => void;
  readonly onChoose: (ids: readonly string[]) => void;
}

/** The bulk actions of a list that a role may run. */
export const bulkActionsOf = (
  { actions = [], bulk = [] }: EntityDescription,
  role: Role,
): readonly ActionDescription[] =>
  actions.filter(({ name, roles }) => bulk.includes(name) && roles.includes(role));

/** The bulk actions for the selected records. */
export function BulkBar({ description, records, all, onDone, onChoose }: BulkBarProps) {
  const role = useRole();
  const shell = useShell();
  const office = useOffice();
  const { typedIn, keep } = useTyped();
  const [open, setOpen] = useState<ActionDescription | null>(null);
  const actions = bulkActionsOf(description, role);
  if (records.length === 0 || actions.length === 0) return null;
  const leave = (action: ActionDescription, typed: Typed | null) => {
    keep(action.name, typed);
    setOpen(null);
  };
  const finish = (action: ActionDescription, outcome: BulkOutcome) => {
    leave(action, null);
    if (outcome.notDone.length === 0)
      shell.toast({ title: action.done, description: `${outcome.done} in all.`, tone: 'success' });
    onChoose([]);
    onDone();
  };
  return (
    <Bar role="group" aria-label="For all selected records">
      <strong>{records.length} selected</strong>
      {actions.map((action) => (
        <Button key={action.name} ref={passFocusOn} small variant="secondary" onClick={() => setOpen(action)}>
          {action.label}
        </Button>
      ))}
      {records.length < all.length && (
        <Button ref={passFocusOn} variant="quiet" small onClick={() => onChoose(all.map(({ id }) => id))}>
          All {all.length} on this page
        </Button>
      )}
      <Button ref={passFocusOn} variant="quiet" small onClick={() => onChoose([])}>
        None
      </Button>
      {open && (
        <BulkDialog
          {...{ description, records, office }}
          action={open}
          typed={typedIn(open.name)}
          onLeave={(typed) => leave(open, typed)}
          onDone={(outcome) => finish(open, outcome)}
        />
      )}
    </Bar>
  );
}
