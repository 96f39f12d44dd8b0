import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Rpc } from '@valam/contracts/shared/define';
import * as z from 'zod/mini';
import { map, type Observable } from 'rxjs';
import { rpcMetadata } from './handle.js';
import type { WireReply } from './wire.js';

/** Parses what a handler returns, so that a field that the contract does not name never leaves. */
@Injectable()
export class ContractInterceptor implements NestInterceptor<unknown, WireReply> {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<WireReply> {
    const rpc = this.reflector.get<Rpc | undefined>(rpcMetadata, context.getHandler());
    if (!rpc) throw new Error(`${context.getClass().name}.${context.getHandler().name} needs @Handle`);
    return next.handle().pipe(map((output: unknown) => ({ output: z.parse(rpc.output, output) })));
  }
}
