import { SelectField } from '@valam/ui/field/select-field';
import { useEffect } from 'react';
import { useRecord } from '../api/use-records';
import { asText } from '../description/as-text';
import type { FieldOf } from '../description/field-description';
import { rowsAt, textAt } from '../description/values';
import { type FieldProps, wordsOf } from './field-props';

/** Selects a row of another record, which the form refers to: a room of the chosen departure. */
export function ChoiceOfField(props: FieldProps<FieldOf<'choiceOf'>>) {
  const { field, value, onChange, whole = {} } = props;
  const id = textAt(whole, field.by);
  const { record } = useRecord(field.of, id, { skip: !id });
  const rows = record && id ? rowsAt(record, field.rows) : [];
  const chosen = asText(value);
  const isGone = Boolean(chosen) && (!id || Boolean(record)) && !rows.some((row) => row['id'] === chosen);
  useEffect(() => {
    // Another record was chosen: what is not shown must not be sent.
    if (isGone) onChange(null);
  }, [isGone, onChange]);
  if (rows.length === 0) return null;
  return (
    <SelectField
      {...wordsOf(props)}
      options={rows.map((row) => ({ value: textAt(row, 'id'), label: field.labelOf(row, whole) }))}
      emptyLabel="None"
      value={chosen}
      onChange={(event) => onChange(event.target.value || null)}
    />
  );
}
