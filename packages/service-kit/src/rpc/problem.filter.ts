import { type ArgumentsHost, Catch, type RpcExceptionFilter } from '@nestjs/common';
import type { NatsContext } from '@nestjs/microservices';
import { outcomeUnknown, type Problem, ProblemError } from '@valam/contracts/shared/problem';
import { of, type Observable } from 'rxjs';
import { isTransient } from '../database/transient.js';
import { Log } from '../logging/log.js';
import { internalProblem, unavailableProblem, type WireReply } from './wire.js';

/** The problem for an error: a declared refusal unchanged, a bug without details. */
export function problemOf(error: unknown): Problem {
  if (error instanceof ProblemError) return error.problem;
  return isTransient(error) ? unavailableProblem : internalProblem;
}

/** Replies to a thrown error with its problem; an error that is not a declared refusal is logged in full. */
@Catch()
export class ProblemFilter implements RpcExceptionFilter {
  constructor(private readonly log: Log) {}

  catch(error: unknown, host: ArgumentsHost): Observable<WireReply> {
    const problem = problemOf(error);
    const subject = host.switchToRpc().getContext<NatsContext>().getSubject();
    if (problem === unavailableProblem)
      this.log.warn({ err: error, subject }, 'call refused: something it needs is away');
    if (problem === outcomeUnknown)
      this.log.warn({ err: error, subject }, 'the call may have had its effect');
    if (problem === internalProblem) this.log.error({ err: error, subject }, 'call failed');
    return of({ problem });
  }
}
