import * as z from 'zod/mini';

/** What went wrong, by kind. Only the gateway turns a kind into an HTTP status. */
export const problemKinds = [
  'invalid',
  'unauthenticated',
  'forbidden',
  'not_found',
  'conflict',
  'too_large',
  'unsupported',
  'rate_limited',
  'unavailable',
  'internal',
] as const;

export type ProblemKind = (typeof problemKinds)[number];

/** The refusals a call may answer with: code → kind. */
export type ProblemCodes = Readonly<Record<string, ProblemKind>>;

/** The one shape in which every refusal travels. */
export const Problem = z.object({
  code: z.string(),
  kind: z.enum(problemKinds),
  message: z.string(),
  details: z.optional(z.record(z.string(), z.unknown())),
});
export type Problem = z.infer<typeof Problem>;

/** A refusal that the contract of a call declares. Anything else that is thrown is a bug. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  constructor(readonly problem: Problem) {
    super(`${problem.code}: ${problem.message}`);
  }
}

/** Raises a declared refusal; a code that the contract does not name does not compile. */
export function problem<P extends ProblemCodes>(
  contract: { readonly problems: P },
  code: keyof P & string,
  message: string,
  details?: Record<string, unknown>,
): ProblemError {
  const kind = contract.problems[code];
  if (!kind) throw new Error(`Problem ${code} is not declared`);
  return new ProblemError({ code, kind, message, ...(details ? { details } : {}) });
}

/** Field errors of a rejected input, in the shape forms read: `details.fields` maps field → message. */
export function invalidFields(
  fields: Record<string, string>,
  message = 'Please check the marked fields.',
): ProblemError {
  return new ProblemError({ code: 'input.invalid', kind: 'invalid', message, details: { fields } });
}
