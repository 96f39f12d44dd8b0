import type { AdminRecord } from '@valam/contracts/shared/admin';
import { Link, useNavigate } from '@valam/mfe-kit/router';
import { useShell } from '@valam/mfe-kit/shell';
import { useEffect, useMemo, useState } from 'react';
import type { EntityDescription } from '../description/entity-description';
import type { FieldDescription } from '../description/field-description';
import { listPlace, recordPlace } from '../description/places';
import { ScreenHead } from '../frame/screen-head';
import { RecordForm } from './record-form';
import { useDraft } from './use-draft';
import { useUnsavedWarning } from './use-unsaved-warning';

const noFields: readonly FieldDescription[] = [];
const initialValues = (fields: readonly FieldDescription[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    fields.flatMap(({ key, initial }) => (initial === undefined ? [] : [[key, initial] as const])),
  );

/** Creates a record; content starts as a draft. */
export function NewRecordScreen({ description }: { description: EntityDescription }) {
  const fields = description.newFields ?? description.fields ?? noFields;
  const draft = useDraft(useMemo(() => initialValues(fields), [fields]));
  const navigate = useNavigate();
  const shell = useShell();
  const [created, setCreated] = useState<AdminRecord | null>(null);
  useUnsavedWarning(draft.isChanged && !created);
  // Navigates only after the state has been updated, so that there is no warning about unsaved changes.
  useEffect(() => {
    if (created) void navigate(recordPlace(description.name, created.id));
  }, [created, description.name, navigate]);
  return (
    <>
      <ScreenHead
        above={<Link to={listPlace(description.name)}>{description.title}</Link>}
        title={`New ${description.noun}`}
      />
      <RecordForm
        description={description}
        fields={fields}
        draft={draft}
        onSaved={(record) => {
          shell.toast({ title: 'Created.', tone: 'success' });
          setCreated(record);
        }}
      />
    </>
  );
}
