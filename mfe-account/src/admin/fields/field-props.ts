import type { FieldDescription } from '../description/field-description';

/** What every control of a form is given. Errors are by path: `itineraries.0.summary`. */
export interface FieldProps<F extends FieldDescription = FieldDescription> {
  readonly field: F;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly errors: Readonly<Record<string, string>>;
  readonly path: string;
  /** Everything that is filled in, for a field that needs another one. */
  readonly whole?: Readonly<Record<string, unknown>>;
}

export const wordsOf = ({ field, errors, path }: FieldProps) => ({
  label: field.label,
  hint: field.hint,
  optional: !field.required,
  error: errors[path],
  name: path,
});
