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

/**
 * Sent for what the browser cannot read, such as `10-12` as a number or a date without its year, so that the service rejects
 * it: the empty value that the browser reports would clear the field.
 */
export const unreadable = 'unreadable';

/** The text of a native control for numbers and dates. */
export const readIn = ({ value, validity }: HTMLInputElement): string =>
  validity.badInput ? unreadable : value;

/**
 * The error of a field or, in a control that has no place for the errors of its parts, of its first wrong part: of
 * `districts.1`, `amount.amountMinor`.
 */
export function errorWithin(errors: FieldProps['errors'], path: string): string | undefined {
  const whole = errors[path];
  if (whole !== undefined) return whole;
  const [part, error] = Object.entries(errors).find(([one]) => one.startsWith(`${path}.`)) ?? [];
  const index = part?.slice(path.length + 1).split('.')[0] ?? '';
  return /^\d+$/.test(index) ? `Number ${Number(index) + 1}: ${error}` : error;
}

export const wordsOf = ({ field, errors, path }: FieldProps) => ({
  label: field.label,
  hint: field.hint,
  optional: !field.required,
  error: errorWithin(errors, path),
  name: path,
});
