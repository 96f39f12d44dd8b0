import type { AdminRecord } from '@valam/contracts/shared/admin';
import { focusFirstWrong } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';
import { passFocusOn } from '@valam/ui/focus/pass-focus-on';
import { Notice } from '@valam/ui/notice/notice';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { useOffice } from '../api/use-office';
import type { EntityDescription } from '../description/entity-description';
import type { FieldDescription } from '../description/field-description';
import { Compare } from './compare';
import { FormPieces } from './form-pieces';
import type { Draft } from './use-draft';
import { useSave } from './use-save';

const Fields = styled.form`
  display: grid;
  gap: var(--space-4);
  max-width: 46rem;
`;

/** Stays in view while a long form scrolls, with the button and the result of saving. */
const Foot = styled.div`
  position: sticky;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;
  padding-block: var(--space-3);
  background: var(--color-background);
  border-top: 1px solid var(--color-divider);
  & > [role='alert'],
  & > [role='status']:not(span) {
    flex-basis: 100%;
  }
`;

interface RecordFormProps {
  readonly description: EntityDescription;
  readonly fields: readonly FieldDescription[];
  /** Omitted for a new record. */
  readonly record?: AdminRecord;
  readonly draft: Draft;
  readonly onSaved: (record: AdminRecord, values: Draft['changes']) => void;
}

/** The form of a record, with the service's validation errors beside the fields. */
export function RecordForm({ description, fields, record, draft, onSaved }: RecordFormProps) {
  const office = useOffice();
  // Keeps the version that was read first, which the refetched one replaces everywhere else.
  const [dispute, setDispute] = useState<{ base: AdminRecord; theirs: AdminRecord } | null>(null);
  const save = useSave(draft.values);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => focusFirstWrong(form.current), [save.lastErrors]);
  const { name } = description;
  const send = async () => {
    const { changes } = draft;
    onSaved(
      record
        ? await office.update(name, record.id, record.version, changes)
        : await office.create(name, changes),
      changes,
    );
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (draft.isChanged || !record) void save.run(send);
  };
  const compare = (base: AdminRecord) =>
    save.run(async () => setDispute({ base, theirs: await office.read(name, base.id) }));
  const loose = looseErrors(save.errors, fields);
  if (record && dispute)
    return (
      <Compare
        fields={fields}
        mine={draft.values}
        base={dispute.base}
        theirs={dispute.theirs}
        onCancel={() => setDispute(null)}
        onChosen={(values) => {
          draft.reset();
          draft.put(values);
          setDispute(null);
          void save.run(
            async () => onSaved(await office.update(name, record.id, dispute.theirs.version, values), values),
            { sent: { ...draft.values, ...values } },
          );
        }}
      />
    );
  return (
    <Fields
      ref={form}
      onSubmit={submit}
      noValidate
      aria-label={record ? `Edit this ${description.noun}` : `New ${description.noun}`}
    >
      <FormPieces fields={fields} draft={draft} errors={save.errors} />
      <Foot>
        {save.isStale && record && (
          <Notice tone="attention" title="Someone else has changed this in the meantime." live>
            Nothing is overwritten.{' '}
            <Button variant="quiet" small onClick={() => void compare(record)}>
              Compare theirs and mine
            </Button>
          </Notice>
        )}
        {save.message && !save.isStale && (
          <Notice tone="danger" title={save.message} live>
            {loose.map(([key, text]) => (
              <p key={key}>
                {key}: {text}
              </p>
            ))}
          </Notice>
        )}
        <Button
          type="submit"
          small
          busy={save.isSaving}
          busyLabel="Saving..."
          idle={Boolean(record) && !draft.isChanged}
        >
          {record ? 'Save' : `Create ${description.noun}`}
        </Button>
        {draft.isChanged && (
          <Button ref={passFocusOn} variant="quiet" small onClick={draft.reset}>
            Undo
          </Button>
        )}
        {draft.isChanged && <span role="status">Not saved yet.</span>}
      </Foot>
    </Fields>
  );
}

/** The errors of fields that are not in the form. */
function looseErrors(
  errors: Readonly<Record<string, string>>,
  fields: readonly FieldDescription[],
): [string, string][] {
  const keys = fields.map(({ key }) => key);
  return Object.entries(errors).filter(([path]) => !keys.includes(path.split('.')[0] ?? ''));
}
