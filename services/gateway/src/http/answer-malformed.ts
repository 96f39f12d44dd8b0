import { currentTraceId, runWithTrace } from '@valam/service-kit/trace/trace';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { malformed } from './gateway-problems.js';
import { problemStatus } from './problem-status.js';

const { problem } = malformed('This address could not be read.');

/**
 * Responds to a URL that the router cannot parse: an invalid percent encoding, or an overlong parameter.
 * Fastify runs no hook and no error handler for it, and would otherwise send its own error format.
 */
export function answerMalformed(_error: unknown, { headers }: FastifyRequest, reply: FastifyReply): void {
  runWithTrace(headers.traceparent?.toString(), () => {
    void reply
      .code(problemStatus[problem.kind])
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify({ ...problem, traceId: currentTraceId() }));
  });
}
