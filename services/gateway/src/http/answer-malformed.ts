import { currentTraceId, runWithTrace } from '@valam/service-kit/trace/trace';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { malformed } from './gateway-problems.js';
import { problemStatus } from './problem-status.js';

const { problem } = malformed('This address could not be read.');

/**
 * Answers an address that the router cannot read: a wrong percent sign, or a part longer than any. No hook and no handler
 * of errors runs for it, so without this Fastify would answer in its own words.
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
