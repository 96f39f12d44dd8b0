import type { AdminRecord } from '@valam/contracts/shared/admin';
import { focusFirstWrong } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';
import { Dialog } from '@valam/ui/dialog/dialog';
import { passFocusOn } from '@valam/ui/focus/pass-focus-on';
import { Stack } from '@valam/ui/layout/layout';
import { Notice } from '@valam/ui/notice/notice';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { ActionFields, givenValues, withReason } from '../action/action-fields';
import type { Typed } from '../action/use-typed';
import type { Office, Values } from '../api/use-office';
import { confirmationOf, type ActionDescription } from '../description/action-description';
import type { EntityDescription } from '../description/entity-description';
import { ConcernedList } from './concerned-list';
import { concernedBy, previewAll, runForAll, type BulkOutcome, type Previews } from './run-for-all';

interface BulkDialogProps {
  readonly description: EntityDescription;
  readonly action: ActionDescription;
  readonly records: readonly AdminRecord[];
  /** Shared by the whole screen: a retry after a lost response keeps its idempotency key in the next dialog. */
  readonly office: Office;
  readonly typed: Typed | undefined;
  /** Called before anything has run, with the entered values. */
  readonly onLeave: (typed: Typed) => void;
  readonly onDone: (outcome: BulkOutcome) => void;
}

/**
 * Confirms an action for several records: lists those to which it applies, asks once for its fields, shows a preview of
 * each if the action has one, runs it, and lists the records that were rejected.
 */
export function BulkDialog(props: BulkDialogProps) {
  const { description, action, office, records, onLeave, onDone } = props;
  const [isRunning, setRunning] = useState(false);
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  // A snapshot from when the dialog opened: the list is refetched, but what the user confirms must not change.
  const [concerned] = useState(() => concernedBy(action, records));
  const [first] = concerned;
  const [typed, setTyped] = useState<Typed>(
    () => props.typed ?? { values: (first && action.initial?.(first)) ?? {}, reason: '' },
  );
  const leave = () => (outcome ? onDone(outcome) : onLeave(typed));
  return (
    <Dialog
      open
      /* The dialog stays open while the action is in flight: its errors would otherwise not be shown. */
      onOpenChange={(isOpen) => !isOpen && !isRunning && leave()}
      title={`${action.label}: ${countWords(concerned.length, description)}`}
      description={first && confirmationOf(action, first)}
    >
      {outcome ? (
        <Stack $gap="4">
          <Notice tone="attention" title={outcomeWords(outcome)} live>
            <ul>
              {outcome.notDone.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Notice>
          <div>
            <Button small onClick={leave}>
              Close
            </Button>
          </div>
        </Stack>
      ) : (
        <BulkForm
          {...{ description, action, office, concerned, typed, isRunning, setRunning }}
          leftOut={records.length - concerned.length}
          onTyped={setTyped}
          onDone={(all) => (all.notDone.length > 0 ? setOutcome(all) : onDone(all))}
          onCancel={leave}
        />
      )}
    </Dialog>
  );
}

function outcomeWords({ done, refused, unknown }: BulkOutcome): string {
  const counts = `${done} done, ${refused} refused`;
  return unknown > 0 ? `${counts}, ${unknown} without an answer.` : `${counts}.`;
}

const noErrors = {};

interface BulkFormProps extends Pick<BulkDialogProps, 'description' | 'action' | 'office'> {
  readonly concerned: readonly AdminRecord[];
  readonly leftOut: number;
  readonly typed: Typed;
  readonly onTyped: (change: (before: Typed) => Typed) => void;
  readonly isRunning: boolean;
  readonly setRunning: (isRunning: boolean) => void;
  readonly onDone: (outcome: BulkOutcome) => void;
  readonly onCancel: () => void;
}

/** The effect of the action, its fields, and its button, which first requests the preview. */
function BulkForm(props: BulkFormProps) {
  const { description, action, office, concerned, leftOut, isRunning, setRunning, onDone } = props;
  const { values, reason } = props.typed;
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>(noErrors);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => focusFirstWrong(form.current), [missing]);
  const [previewed, setPreviewed] = useState<{ of: Values; previews: Previews } | null>(null);
  // A preview is stale once the fields have changed.
  const previews = previewed?.of === values ? previewed.previews : null;
  const preview = previews === null ? action.preview : undefined;

  const run = async () => {
    const given = givenValues(fieldsFor(action, concerned), values);
    if (!preview)
      return onDone(
        await runForAll(office, description, action, concerned, withReason(given, reason), previews),
      );
    setPreviewed({ of: values, previews: await previewAll(office, description, preview, concerned, given) });
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const lacksReason = Boolean(action.needsReason) && !preview && reason.trim() === '';
    setMissing(lacksReason ? { reason: 'This field is required.' } : noErrors);
    if (lacksReason) return;
    setRunning(true);
    void run().finally(() => setRunning(false));
  };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack $gap="4">
        <ConcernedList {...{ description, leftOut, previews }} records={concerned} />
        {concerned.length > 0 && (
          <ActionFields
            action={action}
            fields={fieldsFor(action, concerned)}
            values={values}
            reason={reason}
            errors={reason.trim() === '' ? missing : noErrors}
            onValue={(key, value) =>
              props.onTyped((before) => ({ ...before, values: { ...before.values, [key]: value } }))
            }
            onReason={(next) => props.onTyped((before) => ({ ...before, reason: next }))}
          />
        )}
        <div>
          {concerned.length > 0 && (
            <Button
              /* A different key makes a new button: a double click on Preview must not run the action before it is read. */
              key={preview ? 'preview' : 'act'}
              ref={passFocusOn}
              type="submit"
              small
              variant={action.tone === 'danger' && !preview ? 'danger' : 'primary'}
              busy={isRunning}
              busyLabel="One moment..."
            >
              {preview ? 'Preview' : action.label}
            </Button>
          )}{' '}
          <Button variant="quiet" small disabled={isRunning} onClick={props.onCancel}>
            Close
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** The fields apply to all selected records. */
function fieldsFor({ fields = [] }: ActionDescription, [first]: readonly AdminRecord[]) {
  if (typeof fields !== 'function') return fields;
  return first ? fields(first) : [];
}

const countWords = (count: number, { noun, title }: EntityDescription): string =>
  count === 1 ? `1 ${noun}` : `${count} ${title.toLowerCase()}`;
