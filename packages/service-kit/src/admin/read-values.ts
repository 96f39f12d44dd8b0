import { invalidFields } from '@valam/contracts/shared/problem';
import * as z from 'zod/mini';
import { fieldMessage } from '../text/field-message.js';

/** Parses input of the back office; errors are reported per field, the first one of each. */
export function readValues<S extends z.core.$ZodType>(schema: S, values: unknown): z.output<S> {
  const result = z.safeParse(schema, values);
  if (result.success) return result.data;
  throw invalidFields(
    Object.fromEntries(
      result.error.issues
        .map((issue): [string, string] => [
          issue.path.map(String).join('.') || 'values',
          fieldMessage(issue, values),
        ])
        .reverse(),
    ),
  );
}

const noFields = z.object({});
/** A record with hidden fields has their names, besides its own fields. */
const namesOfHidden = 'hidden';

export type SentValues = Readonly<Record<string, unknown>>;

/**
 * Like `readValues`, but refuses fields that are not in the contract: a silently dropped field would look
 * saved. A record may be sent back whole: its read-only fields (`shown`) are ignored. `reason` belongs to the
 * call, not to its input.
 */
export function readInput<S extends z.core.$ZodType>(
  schema: S,
  values: SentValues,
  shown: z.ZodMiniObject = noFields,
): z.output<S> {
  const { reason, ...rest } = values;
  const { def } = schema._zod;
  if (def.type !== 'object') return readValues(schema, values);
  const { shape } = def as z.core.$ZodObjectDef;
  const sent = Object.hasOwn(shape, 'reason') ? { ...rest, reason } : rest;
  const isOfRecord = (name: string) =>
    Object.hasOwn(shown.shape, name) || (name === namesOfHidden && shown !== noFields);
  const isKnown = (name: string) => Object.hasOwn(shape, name) || isOfRecord(name);
  const unknown = Object.keys(sent).filter((name) => !isKnown(name));
  if (unknown.length > 0)
    throw invalidFields(Object.fromEntries(unknown.map((name) => [name, 'There is no such field.'])));
  return readValues(schema, sent);
}
