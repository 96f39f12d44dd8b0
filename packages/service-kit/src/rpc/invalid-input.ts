import type { Problem } from '@valam/contracts/shared/problem';
import type * as z from 'zod/mini';

/** The problem for an input that its contract refuses: field → message, for forms. */
export function invalidInput(issues: readonly z.core.$ZodIssue[], code = 'rpc.invalid_input'): Problem {
  const fields: Record<string, string> = {};
  for (const issue of issues) fields[issue.path.map(String).join('.') || '_'] ??= issue.message;
  return { code, kind: 'invalid', message: 'Please check the marked fields.', details: { fields } };
}

/** The problem for text that a database cannot store, with its path in the input. */
export function unstorableInput(place: string): Problem {
  const fields = { [place]: 'This text holds characters that cannot be stored.' };
  return {
    code: 'rpc.invalid_input',
    kind: 'invalid',
    message: 'Please check the marked fields.',
    details: { fields },
  };
}
