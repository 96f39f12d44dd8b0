import { ProblemError } from '@valam/contracts/shared/problem';
import { invalidInput } from '@valam/service-kit/rpc/invalid-input';
import type { AdminValues } from '@valam/service-kit/admin/resource';
import * as z from 'zod/mini';

/** The values of a form of the back office, or a refusal next to each field. */
export function parseValues<S extends z.core.$ZodType>(schema: S, values: AdminValues): z.output<S> {
  const parsed = z.safeParse(schema, values);
  if (parsed.success) return parsed.data;
  throw new ProblemError(invalidInput(parsed.error.issues, 'input.invalid'));
}
