import type { PipeTransform } from '@nestjs/common';
import type { Rpc, RpcBody } from '@valam/contracts/shared/define';
import { ProblemError, type Problem } from '@valam/contracts/shared/problem';
import { unstorableAt } from '@valam/contracts/shared/storable';
import * as z from 'zod/mini';

/** The problem for input that violates its contract: field → message, for forms. */
function invalidInput(issues: readonly z.core.$ZodIssue[], code = 'rpc.invalid_input'): Problem {
  const fields: Record<string, string> = {};
  for (const issue of issues) fields[issue.path.map(String).join('.') || '_'] ??= issue.message;
  return { code, kind: 'invalid', message: 'Please check the marked fields.', details: { fields } };
}

/** The problem for text that a database cannot store, with its path in the input. */
function unstorableInput(place: string): Problem {
  const fields = { [place]: 'This text holds characters that cannot be stored.' };
  return {
    code: 'rpc.invalid_input',
    kind: 'invalid',
    message: 'Please check the marked fields.',
    details: { fields },
  };
}

/** Returns true if a call has a caller, which the receiver verifies. */
export const asksForCaller = ({ input }: Rpc): boolean =>
  input instanceof z.ZodMiniObject && 'caller' in input.shape;

/** Parses the input of a call by its contract and refuses text that a database cannot store, anywhere in it. */
export class ContractPipe<R extends Rpc> implements PipeTransform<unknown, RpcBody<R>> {
  private readonly schema: z.core.$ZodType;

  constructor(rpc: R) {
    const { input } = rpc;
    this.schema = asksForCaller(rpc) ? z.omit(input as z.ZodMiniObject, { caller: true }) : input;
  }

  transform(value: unknown): RpcBody<R> {
    const place = unstorableAt(value);
    if (place !== null) throw new ProblemError(unstorableInput(place));
    const body = z.safeParse(this.schema, value);
    if (!body.success) throw new ProblemError(invalidInput(body.error.issues));
    return body.data as RpcBody<R>;
  }
}
