import * as z from 'zod/mini';

/** Kinds of errors. Only the gateway maps a kind to an HTTP status. */
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

/** The refusals of a call: code → kind. */
export type ProblemCodes = Readonly<Record<string, ProblemKind>>;

/** The common format of every refusal. */
export const Problem = z.object({
  code: z.string(),
  kind: z.enum(problemKinds),
  message: z.string(),
  details: z.optional(z.record(z.string(), z.unknown())),
});
export type Problem = z.infer<typeof Problem>;

/** The response to a write was lost, and without an idempotency key a retry might repeat the write. */
export const outcomeUnknown: Problem = {
  code: 'outcome.unknown',
  kind: 'unavailable',
  message:
    'We can’t tell whether this was done. Before you try again, please look for our email, or open this page in another tab to see.',
};

/** A refusal declared by the contract of a call. Any other thrown error is a bug. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  constructor(readonly problem: Problem) {
    super(`${problem.code}: ${problem.message}`);
  }
}

/** Creates a declared refusal; a code not in the contract does not compile. */
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

/** Field errors of a rejected input: `details.fields` maps field → message. */
export function invalidFields(
  fields: Record<string, string>,
  message = 'Please check the marked fields.',
): ProblemError {
  return new ProblemError({ code: 'input.invalid', kind: 'invalid', message, details: { fields } });
}
