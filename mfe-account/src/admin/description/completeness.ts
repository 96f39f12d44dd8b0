import type { FieldDescription } from './field-description';

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The labels of the fields that a page is poorer without and that nobody has filled in. */
export const missingIn = (
  fields: readonly FieldDescription[],
  record: Readonly<Record<string, unknown>>,
): string[] =>
  fields.filter(({ key, wanted }) => wanted && isEmpty(record[key])).map(({ label }) => label.toLowerCase());
