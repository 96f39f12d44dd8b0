import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Rpc } from '@valam/contracts/shared/define';
import { outcomeUnknown, ProblemError } from '@valam/contracts/shared/problem';
import * as z from 'zod/mini';
import { catchError, map, type Observable, retry, throwError, timer } from 'rxjs';
import { hasLostCommit, hasLostDatabase } from '../database/transient.js';
import { RpcTimeoutError } from './errors.js';
import { rpcMetadata } from './handle.js';
import type { WireReply } from './wire.js';

const pauseMs = 150;
/** Retries end before the caller's timeout, by this much, which is reserved for the work itself. */
const leftForWorkMs = 500;
const mostMs = 4_000;

/**
 * Retries a call that lost the database, if its contract is idempotent: during a failover such calls are slow
 * instead of refused.
 */
function whileDatabaseChangesHands({ idempotent, timeoutMs }: Rpc): (error: unknown) => Observable<unknown> {
  const until = performance.now() + Math.min(timeoutMs - leftForWorkMs, mostMs);
  return (error) =>
    idempotent && hasLostDatabase(error) && performance.now() < until
      ? timer(pauseMs)
      : throwError(() => error);
}

/** Returns true if the database may have committed the write, or another unit may have carried out its call. */
const isOpen = (error: unknown): boolean =>
  hasLostCommit(error) || (error instanceof RpcTimeoutError && !error.isRepeatable);

/** A caller that is asked to try again might repeat a write that has had its effect. */
const asUnknownOutcome =
  ({ idempotent }: Rpc) =>
  (error: unknown): Observable<never> =>
    throwError(() =>
      !idempotent && isOpen(error)
        ? Object.assign(new ProblemError(outcomeUnknown), { cause: error })
        : error,
    );

/** Parses the return value of a handler, so that fields not in the contract never leave the service. */
@Injectable()
export class ContractInterceptor implements NestInterceptor<unknown, WireReply> {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<WireReply> {
    const rpc = this.reflector.get<Rpc | undefined>(rpcMetadata, context.getHandler());
    if (!rpc) throw new Error(`${context.getClass().name}.${context.getHandler().name} needs @Handle`);
    return next.handle().pipe(
      retry({ delay: whileDatabaseChangesHands(rpc) }),
      catchError(asUnknownOutcome(rpc)),
      map((output: unknown) => ({ output: z.parse(rpc.output, output) })),
    );
  }
}
