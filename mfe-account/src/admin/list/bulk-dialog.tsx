import type { AdminRecord } from '@valam/contracts/shared/admin';
import { Button } from '@valam/ui/button/button';
import { Dialog } from '@valam/ui/dialog/dialog';
import { Stack } from '@valam/ui/layout/layout';
import { Notice } from '@valam/ui/notice/notice';
import { useState, type SyntheticEvent } from 'react';
import { ActionFields, withReason } from '../action/action-fields';
import { useOffice, type Values } from '../api/use-office';
import type { ActionDescription } from '../description/action-description';
import type { EntityDescription } from '../description/entity-description';
import { doToAll, type Deeds } from './do-to-all';

interface BulkDialogProps {
  readonly description: EntityDescription;
  readonly action: ActionDescription;
  readonly records: readonly AdminRecord[];
  readonly onClose: (deeds: Deeds | null) => void;
}

/** Confirms an action for several records: asks once for its fields, runs it, and lists the records that were refused. */
export function BulkDialog({ description, action, records, onClose }: BulkDialogProps) {
  const office = useOffice();
  const [values, setValues] = useState<Values>({});
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const [deeds, setDeeds] = useState<Deeds | null>(null);
  const [first] = records;
  const fields =
    typeof action.fields === 'function' ? (first ? action.fields(first) : []) : (action.fields ?? []);
  const confirm =
    typeof action.confirm === 'function' ? (first ? action.confirm(first) : '') : action.confirm;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setMissing(Boolean(action.needsReason) && reason.trim() === '');
    if (action.needsReason && reason.trim() === '') return;
    setRunning(true);
    void doToAll(office, description, action, records, withReason(values, reason)).then((all) => {
      setRunning(false);
      if (all.refused.length > 0) setDeeds(all);
      else onClose(all);
    });
  };
  return (
    <Dialog
      open
      /* While it runs it stays open: its refusals would be shown to nobody. */
      onOpenChange={(isOpen) => !isOpen && !isRunning && onClose(deeds)}
      title={`${action.label}: ${records.length} ${description.title.toLowerCase()}`}
      description={confirm}
    >
      {deeds ? (
        <Stack $gap="4">
          <Notice tone="attention" title={`${deeds.done} done, ${deeds.refused.length} refused.`} live>
            <ul>
              {deeds.refused.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Notice>
          <div>
            <Button small onClick={() => onClose(deeds)}>
              Close
            </Button>
          </div>
        </Stack>
      ) : (
        <form onSubmit={submit} noValidate>
          <Stack $gap="4">
            <ActionFields
              action={action}
              fields={fields}
              values={values}
              reason={reason}
              errors={isMissing ? { reason: 'This field is required.' } : {}}
              onValue={(key, value) => setValues((before) => ({ ...before, [key]: value }))}
              onReason={setReason}
            />
            <div>
              <Button
                type="submit"
                small
                variant={action.tone === 'danger' ? 'danger' : 'primary'}
                busy={isRunning}
                busyLabel="One moment..."
              >
                {action.label}
              </Button>{' '}
              <Button variant="quiet" small disabled={isRunning} onClick={() => onClose(null)}>
                Close
              </Button>
            </div>
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
