import { invalidFields } from '@valam/contracts/shared/problem';
import * as z from 'zod/mini';

/** What the back office has sent, parsed; what does not fit is reported field by field, its first fault first. */
export function readValues<S extends z.core.$ZodType>(schema: S, values: unknown): z.output<S> {
  const result = z.safeParse(schema, values);
  if (result.success) return result.data;
  throw invalidFields(
    Object.fromEntries(
      result.error.issues
        .map(({ path, message }): [string, string] => [path.map(String).join('.') || 'values', message])
        .reverse(),
    ),
  );
}
