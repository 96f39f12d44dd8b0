import { createParamDecorator, type ExecutionContext, SetMetadata, UseGuards } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import type { Rpc, RpcBody, RpcInput, RpcReturn } from '@valam/contracts/shared/define';
import { CallerGuard } from './caller.guard.js';
import { asksForCaller, ContractPipe } from './contract.pipe.js';

type Handler<R extends Rpc> =
  RpcInput<R> extends { caller: unknown }
    ? (caller: Caller, body: RpcBody<R>) => Promise<RpcReturn<R>>
    : (body: RpcBody<R>) => Promise<RpcReturn<R>>;

export const rpcMetadata = Symbol('rpc');

/** The caller verified by the guard. */
const VerifiedCaller = createParamDecorator(
  (_data: unknown, context: ExecutionContext) => context.switchToRpc().getData<{ caller: Caller }>().caller,
);

/**
 * Binds a method of a Nest controller to a call. The method gets the verified caller first, if the contract requires
 * one, then the parsed input; `ContractInterceptor` parses its return value, `ProblemFilter` handles its errors.
 */
export function Handle<R extends Rpc>(rpc: R) {
  return <F extends Handler<R>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<F>,
  ): void => {
    const hasCaller = asksForCaller(rpc);
    if (hasCaller) {
      VerifiedCaller()(target, key, 0);
      UseGuards(CallerGuard)(target, key, descriptor);
    }
    Payload(new ContractPipe(rpc))(target, key, hasCaller ? 1 : 0);
    SetMetadata(rpcMetadata, rpc)(target, key, descriptor);
    MessagePattern(rpc.subject)(target, key, descriptor);
  };
}
