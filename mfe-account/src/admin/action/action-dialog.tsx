import type { AdminEntity } from '@valam/contracts/admin/entities';
import type { AdminRecord } from '@valam/contracts/shared/admin';
import { focusFirstWrong } from '@valam/mfe-kit/form';
import { useShell } from '@valam/mfe-kit/shell';
import { Button } from '@valam/ui/button/button';
import { Dialog } from '@valam/ui/dialog/dialog';
import { passFocusOn } from '@valam/ui/focus/pass-focus-on';
import { Notice } from '@valam/ui/notice/notice';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import type { Office, Values } from '../api/use-office';
import {
  confirmationOf,
  fieldsOf,
  versionFor,
  type ActionDescription,
  type PreviewDescription,
} from '../description/action-description';
import type { FieldDescription } from '../description/field-description';
import { rowsAt } from '../description/values';
import { takeLostFocus } from '../frame/take-lost-focus';
import { RecordTable } from '../record/record-table';
import { useSave } from '../record/use-save';
import { ActionFields, givenValues, withReason } from './action-fields';
import { isShown, OutcomeView, type ShownOutcome } from './outcome-view';
import { follow } from './use-act';
import type { Typed } from './use-typed';

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
  font-size: var(--text-small);
`;

interface ActionDialogProps {
  readonly entity: AdminEntity;
  readonly id: string;
  readonly record?: AdminRecord;
  readonly action: ActionDescription;
  /** Shared by the whole screen: a retry after a lost response keeps its idempotency key, even if the dialog was closed. */
  readonly office: Office;
  readonly typed: Typed | undefined;
  /** Receives the entered values; null once the action has run. */
  readonly onClose: (typed: Typed | null) => void;
  readonly onDone: () => void;
  /** The displayed record is stale: a colleague has changed it. */
  readonly onConflict: () => void;
}

interface Previewed {
  readonly of: Values;
  readonly answer: Values;
}

/** A stale response, for values that have changed since the request, is ignored. */
function previewOf(values: Values, previewed: Previewed | null): Values | null {
  return previewed?.of === values ? previewed.answer : null;
}

/** Confirms an action: explains it, asks for its fields and the reason, shows a preview, runs it. */
export function ActionDialog(props: ActionDialogProps) {
  const { entity, id, record, action, office, typed, onClose, onDone, onConflict } = props;
  const shell = useShell();
  const fields = fieldsOf(action, record);
  const [values, setValues] = useState<Values>(
    () => typed?.values ?? (record && action.initial ? action.initial(record) : {}),
  );
  const [reason, setReason] = useState(typed?.reason ?? '');
  const save = useSave({ ...values, reason });
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const [outcome, setOutcome] = useState<ShownOutcome | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => focusFirstWrong(form.current), [save.lastErrors]);
  const previewsAtOnce = Boolean(action.preview) && fields.length === 0;
  const preview = previewOf(values, previewed);
  const needsPreview = Boolean(action.preview) && !preview;
  /* The dialog stays open while the action is in flight: its error or result would otherwise not be shown. */
  const isRunning = save.isSaving && !needsPreview;

  const showPreview = () =>
    save.run(async () => {
      const answer = await office.act(entity, id, action.preview?.action ?? '', givenValues(fields, values));
      setPreviewed({ of: values, answer });
    });
  // The preview may be out of date.
  const conflict = () => {
    setPreviewed(null);
    onConflict();
  };
  const act = () =>
    save.run(
      async () => {
        const agreed = preview && action.preview?.agreed?.(preview);
        const ask = (more: Values) =>
          office.act(
            entity,
            id,
            action.name,
            { ...withReason(givenValues(fields, values), reason), ...agreed, ...more },
            versionFor(action, record),
          );
        const done = await ask({});
        await follow(action, done, ask);
        shell.toast({ title: action.done, tone: 'success' });
        onDone();
        const result = action.outcome?.(done);
        if (isShown(result)) setOutcome(result);
        else onClose(null);
      },
      { onConflict: conflict },
    );
  const hasPreviewed = useRef(false);
  useEffect(() => {
    if (!previewsAtOnce || hasPreviewed.current) return;
    hasPreviewed.current = true;
    void showPreview();
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void (needsPreview ? showPreview() : act());
  };
  const leave = () => onClose(outcome ? null : { values, reason });

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !isRunning && leave()}
      title={action.label}
      description={confirmationOf(action, record)}
    >
      {outcome ? (
        <OutcomeView outcome={outcome} onClose={leave} />
      ) : (
        <Form ref={form} onSubmit={submit} noValidate>
          <ActionFields
            action={action}
            fields={fields}
            values={values}
            reason={reason}
            errors={save.errors}
            onValue={(key, value) => setValues((before) => ({ ...before, [key]: value }))}
            onReason={setReason}
          />
          {preview && action.preview && <PreviewResult preview={action.preview} answer={preview} />}
          <Refusal message={save.message} errors={save.errors} fields={fields} />
          <div>
            <Button
              /* A different key makes a new button: a double click on Preview must not run the action before it is read. */
              key={needsPreview ? 'preview' : 'act'}
              ref={passFocusOn}
              type="submit"
              small
              variant={action.tone === 'danger' && !needsPreview ? 'danger' : 'primary'}
              busy={save.isSaving}
              busyLabel="One moment..."
            >
              {needsPreview ? 'Preview' : action.label}
            </Button>{' '}
            <Button variant="quiet" small disabled={isRunning} onClick={leave}>
              Close
            </Button>
          </div>
        </Form>
      )}
    </Dialog>
  );
}

function PreviewResult({ preview, answer }: { preview: PreviewDescription; answer: Values }) {
  const rows = preview.part ? rowsAt(answer, preview.part.rows) : [];
  return (
    <div ref={takeLostFocus} tabIndex={-1}>
      <Notice title={preview.title ?? 'This will happen'} live>
        {preview.lines(answer).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {rows.length > 0 && preview.part && <RecordTable {...preview.part} rows={rows} />}
      </Notice>
    </div>
  );
}

interface RefusalProps {
  readonly message: string | null;
  readonly errors: Readonly<Record<string, string>>;
  readonly fields: readonly FieldDescription[];
}

/** The error message, with the errors that belong to no field of the form. */
function Refusal({ message, errors, fields }: RefusalProps) {
  if (!message) return null;
  const loose = Object.entries(errors).filter(
    ([path]) => path !== 'reason' && !fields.some(({ key }) => key === path.split('.')[0]),
  );
  return (
    <Notice tone="danger" title={message} live>
      {loose.map(([path, text]) => `${path}: ${text}`).join(' ')}
    </Notice>
  );
}
