import type { FieldDescription } from '../description/field-description';

/** Props of every form control. Errors are keyed by path: `itineraries.0.summary`. */
export interface FieldProps<F extends FieldDescription = FieldDescription> {
  readonly field: F;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly errors: Readonly<Record<string, string>>;
  readonly path: string;
  /** All values of the form, for fields that depend on others. */
  readonly whole?: Readonly<Record<string, unknown>>;
}

export const wordsOf = ({ field, errors, path }: FieldProps) => ({
  label: field.label,
  hint: field.hint,
  optional: !field.required,
  error: errors[path],
  name: path,
});
