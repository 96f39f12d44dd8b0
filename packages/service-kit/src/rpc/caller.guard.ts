import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { NatsContext } from '@nestjs/microservices';
import { ProblemError } from '@valam/contracts/shared/problem';
import { Log } from '../logging/log.js';
import { callerHeader, CallerVerifier, headerOf } from './caller-proof.js';
import { unprovenCaller } from './wire.js';

/**
 * Determines the caller from the gateway's proof, not from the input, because any unit that can call could
 * claim any caller.
 */
@Injectable()
export class CallerGuard implements CanActivate {
  constructor(
    private readonly callers: CallerVerifier,
    private readonly log: Log,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const call = context.switchToRpc();
    const nats = call.getContext<NatsContext>();
    const caller = this.callers.verify(headerOf(nats, callerHeader));
    const input = call.getData<{ caller?: unknown } | null>();
    if (!caller || !input) {
      this.log.error({ subject: nats.getSubject() }, 'a call without proof of its caller was refused');
      throw new ProblemError(unprovenCaller);
    }
    input.caller = caller;
    return true;
  }
}
