import type { AdminRecord } from '@valam/contracts/shared/admin';
import { allRecords } from '@valam/contracts/shared/admin-entity';
import { useNavigate } from '@valam/mfe-kit/router';
import { Button, LinkButton } from '@valam/ui/button/button';
import { Dialog } from '@valam/ui/dialog/dialog';
import { passFocusOn } from '@valam/ui/focus/pass-focus-on';
import { Small } from '@valam/ui/typography/typography';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useOffice } from '../api/use-office';
import type { ActionDescription } from '../description/action-description';
import type { EntityDescription } from '../description/entity-description';
import { listPlace } from '../description/places';
import { useRole } from '../frame/use-role';
import { ActionDialog } from './action-dialog';
import { asksFirst, useAct } from './use-act';
import { useTyped } from './use-typed';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;
`;

interface ActionBarProps {
  readonly description: EntityDescription;
  /** Omitted for actions that apply to the whole entity. */
  readonly record?: AdminRecord;
  readonly isUnsaved?: boolean;
  readonly onDone: () => void;
}

/** The actions that the user's role allows; the service checks the role again with every action. */
export function ActionBar({ description, record, isUnsaved = false, onDone }: ActionBarProps) {
  const role = useRole();
  const [open, setOpen] = useState<ActionDescription | null>(null);
  const { typedIn, keep } = useTyped(record?.version);
  const office = useOffice();
  const navigate = useNavigate();
  const done = ({ isLast }: ActionDescription) => {
    if (isLast) void navigate(listPlace(description.name));
    else onDone();
  };
  const doing = useAct({ entity: description.name, record, onDone: done, onConflict: onDone });
  const all = (record ? description.actions : description.listActions) ?? [];
  const offered = all.filter(
    (action) => action.roles.includes(role) && (!record || (action.when?.(record) ?? true)),
  );
  // An open dialog keeps showing its error, even if the record has no actions left.
  if (offered.length === 0 && !open) return null;
  return (
    <Bar role="group" aria-label="What can be done">
      {offered.map((action) => (
        <Button
          key={action.name}
          ref={passFocusOn}
          small
          variant={action.tone === 'danger' ? 'danger' : action.tone === 'primary' ? 'primary' : 'secondary'}
          disabled={isUnsaved}
          busy={doing.running === action.name}
          onClick={() => (asksFirst(action) ? setOpen(action) : void doing.run(action, {}))}
        >
          {action.label}
        </Button>
      ))}
      {isUnsaved && <Small $soft>Save or undo your changes first.</Small>}
      {doing.blocked !== null && (
        <Dialog
          open
          onOpenChange={doing.dismiss}
          title="Your browser did not open the page"
          description="It blocks pages that open a moment after the click."
        >
          <LinkButton small href={doing.blocked} target="_blank" onClick={doing.dismiss}>
            Open the page
          </LinkButton>
        </Dialog>
      )}
      {open && (
        <ActionDialog
          key={open.name}
          entity={description.name}
          id={record?.id ?? allRecords}
          record={record}
          action={open}
          office={office}
          typed={typedIn(open.name)}
          onClose={(typed) => {
            keep(open.name, typed);
            setOpen(null);
          }}
          onDone={() => done(open)}
          onConflict={onDone}
        />
      )}
    </Bar>
  );
}
