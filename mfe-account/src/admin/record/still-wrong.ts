import type { Values } from '../api/use-office';
import { same } from './use-draft';

export type Errors = Readonly<Record<string, string>>;

/** The errors of fields that still have the refused value, keyed by path (`itineraries.0.summary`), and those of no field. */
export function stillWrong(errors: Errors, refused: Values, values: Values): Errors {
  return Object.fromEntries(
    Object.entries(errors).filter(([path]) => same(valueAt(refused, path), valueAt(values, path))),
  );
}

const valueAt = (values: Values, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? (value as Values)[key] : undefined),
      values,
    );
