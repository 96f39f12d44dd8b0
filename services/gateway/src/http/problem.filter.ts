import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import { verifyEmailRoute } from '@valam/contracts/identity/account.routes';
import type { Problem } from '@valam/contracts/shared/problem';
import { Log } from '@valam/service-kit/logging/log';
import { currentTraceId } from '@valam/service-kit/trace/trace';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionOf, stranger } from './call.js';
import { problemOf } from './problem-of.js';
import { problemStatus } from './problem-status.js';

const retryAfterSeconds = 2;
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Refusals that are logged, because attacks begin with them. */
const refusals = new Set<Problem['kind']>(['forbidden', 'rate_limited']);
/** Calls whose specified response has the message in `error` too. */
const withErrorField = new Set<string>([verifyEmailRoute.path]);

/** Maps any error to the common response format for problems. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly log: Log) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.answer(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }

  /** Also used for errors that occur before Nest handles the request. */
  answer(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const { refusal, level } = problemOf(error, mayRepeat(request));
    const { problem } = refusal;
    const route = request.routeOptions.url ?? '';
    if (level) this.log[level]({ err: error, method: request.method, route }, 'request failed');
    if (refusals.has(problem.kind)) {
      const { userId } = sessionOf(request)?.caller ?? stranger;
      this.log.info({ code: problem.code, method: request.method, route, userId }, 'refused');
    }
    if (reply.sent) return;
    const retryAfter = retryAfterOf(problem);
    if (retryAfter) reply.header('retry-after', String(retryAfter));
    reply
      .code(problemStatus[problem.kind])
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(
        JSON.stringify({
          ...problem,
          ...(withErrorField.has(route) ? { error: problem.message } : {}),
          traceId: currentTraceId(),
        }),
      );
  }
}

const mayRepeat = ({ method, headers }: FastifyRequest): boolean =>
  safeMethods.has(method) || headers['idempotency-key'] !== undefined;

function retryAfterOf({ kind, details }: Problem): number | undefined {
  if (kind !== 'rate_limited' && kind !== 'unavailable') return undefined;
  const asked = details?.retryAfterSeconds;
  return typeof asked === 'number' && asked > 0 ? Math.ceil(asked) : retryAfterSeconds;
}
