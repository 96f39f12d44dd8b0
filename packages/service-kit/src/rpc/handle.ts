import { MessagePattern } from '@nestjs/microservices';
import type { Rpc, RpcInput, RpcReturn } from '@valam/contracts/shared/define';
import { ProblemError } from '@valam/contracts/shared/problem';
import { unstorableAt } from '@valam/contracts/shared/storable';
import * as z from 'zod/mini';
import { Answer, Failure } from './answer.js';
import { invalidInput, unstorableInput } from './invalid-input.js';

type Handler<R extends Rpc> = (input: RpcInput<R>) => Promise<RpcReturn<R>>;

/**
 * Binds a method of a Nest controller to a call. The method gets the parsed input,
 * free of text that no database keeps, wherever in it that is; what it returns is parsed as well, so
 * a field that the contract does not name never leaves.
 */
export function Handle<R extends Rpc>(rpc: R) {
  return <F extends Handler<R>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<F>,
  ): void => {
    const method = descriptor.value;
    if (!method) throw new Error(`@Handle(${rpc.subject}) must stand on a method`);
    const bound = async function (this: unknown, raw: unknown): Promise<Answer | Failure> {
      try {
        const place = unstorableAt(raw);
        if (place !== null) throw new ProblemError(unstorableInput(place));
        const input = z.safeParse(rpc.input, raw);
        if (!input.success) throw new ProblemError(invalidInput(input.error.issues));
        const output = await method.call(this, input.data as RpcInput<R>);
        return new Answer(z.parse(rpc.output, output));
      } catch (error) {
        return new Failure(error);
      }
    };
    descriptor.value = bound as unknown as F;
    MessagePattern(rpc.subject)(target, key, descriptor);
  };
}
