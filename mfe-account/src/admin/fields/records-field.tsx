import { Button } from '@valam/ui/button/button';
import { FieldError } from '@valam/ui/field/field';
import type { FieldOf } from '../description/field-description';
import { RecordName } from '../record/record-name';
import type { FieldProps } from './field-props';
import { FieldBox, moved, RowTools } from './nested-fields';
import { FindRecord } from './record-field';

/** Several records of another kind, in an order. */
export function RecordsField({ field, value, onChange, errors, path }: FieldProps<FieldOf<'records'>>) {
  const ids = Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
  return (
    <FieldBox>
      <legend>{field.label}</legend>
      {ids.map((id, index) => (
        <RowTools key={id}>
          <strong>
            <RecordName of={field.of} id={id} />
          </strong>
          <Button
            variant="quiet"
            small
            disabled={index === 0}
            onClick={() => onChange(moved(ids, index, -1))}
          >
            Up
          </Button>
          <Button variant="quiet" small onClick={() => onChange(ids.filter((one) => one !== id))}>
            Remove
          </Button>
        </RowTools>
      ))}
      <FindRecord
        of={field.of}
        label={`Add: ${field.label.toLowerCase()}`}
        onFound={(record) => onChange([...new Set([...ids, record.id])])}
      />
      <FieldError id={`${path}-error`} error={errors[path]} />
    </FieldBox>
  );
}
