import { TextareaField } from '@valam/ui/field/text-field';
import type { Values } from '../api/use-office';
import type { ActionDescription } from '../description/action-description';
import type { FieldDescription } from '../description/field-description';
import { FieldControl } from '../fields/field-control';

interface ActionFieldsProps {
  readonly action: ActionDescription;
  readonly fields: readonly FieldDescription[];
  readonly values: Values;
  readonly reason: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly onValue: (key: string, value: unknown) => void;
  readonly onReason: (reason: string) => void;
}

export function ActionFields(props: ActionFieldsProps) {
  const { action, fields, values, reason, errors, onValue, onReason } = props;
  return (
    <>
      {fields.map((field) => (
        <FieldControl
          key={field.key}
          field={field}
          value={values[field.key]}
          onChange={(value) => onValue(field.key, value)}
          errors={errors}
          path={field.key}
        />
      ))}
      {(action.needsReason || action.mayHaveReason) && (
        <TextareaField
          label="Reason"
          hint={
            action.reasonReader
              ? `${action.reasonReader} reads it, and it is recorded in the audit log.`
              : 'This is recorded in the audit log.'
          }
          rows={2}
          optional={!action.needsReason}
          error={errors['reason']}
          value={reason}
          onChange={(event) => onReason(event.target.value)}
        />
      )}
    </>
  );
}

/**
 * Omits cleared optional fields. A cleared required field is sent, so that the service rejects it: without an amount, it
 * would use the policy's amount.
 */
export const givenValues = (fields: readonly FieldDescription[], values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([key, value]) => value !== null || !fields.some((field) => field.key === key && !field.required),
    ),
  );

/** The values of an action, with the reason if it is not empty. */
export const withReason = (values: Values, reason: string): Values => ({
  ...values,
  ...(reason.trim() ? { reason: reason.trim() } : {}),
});
