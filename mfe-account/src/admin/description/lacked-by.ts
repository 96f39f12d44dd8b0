import { asText } from './as-text';
import type { FieldDescription } from './field-description';

/** The labels of the fields that a page is poorer without and that no one has filled in, as the service found. */
export const lackedBy = (
  fields: readonly FieldDescription[],
  record: Readonly<Record<string, unknown>>,
): string[] => {
  const lacks = Array.isArray(record['lacks']) ? record['lacks'].map(asText) : [];
  return fields.filter(({ key }) => lacks.includes(key)).map(({ label }) => label.toLowerCase());
};
