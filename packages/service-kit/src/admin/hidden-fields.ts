import type { AdminRecord } from '@valam/contracts/shared/admin';
import type { AdminDefinition, HiddenFields } from '@valam/contracts/shared/admin-entity';

type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Applies a change to each record of a list, or to a single record. */
const each = (value: unknown, change: (values: Values) => unknown): unknown =>
  Array.isArray(value) ? value.map((one) => each(one, change)) : isValues(value) ? change(value) : value;

function without(record: Values, path: string): Values {
  const [name = '', ...rest] = path.split('.');
  if (!Object.hasOwn(record, name)) return record;
  const value = rest.length === 0 ? null : each(record[name], (inner) => without(inner, rest.join('.')));
  return { ...record, [name]: value };
}

/** A record without the fields in `hidden`. */
export function withoutHidden({ hidden }: Pick<AdminDefinition, 'hidden'>, record: AdminRecord): AdminRecord {
  const fields = hidden.flatMap((one) => one.fields);
  if (fields.length === 0) return record;
  return { ...(fields.reduce<Values>(without, record) as AdminRecord), hidden: fields };
}

/** The hidden fields that an action reveals, with the whole top-level fields that they are in. */
export const onlyHidden = (record: AdminRecord, { fields }: HiddenFields): Record<string, unknown> =>
  Object.fromEntries(
    [...new Set(fields.map((path) => path.split('.')[0] ?? ''))].map((name) => [name, record[name] ?? null]),
  );
