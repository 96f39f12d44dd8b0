import type { PreRequestHook } from '@nestjs/common';
import type { NatsContext } from '@nestjs/microservices';
import { Observable, tap } from 'rxjs';
import type { Metrics } from '../health/metrics.js';
import { openSpan } from '../trace/trace.js';
import { callerHeader, headerOf, withCallerProof } from './caller-proof.js';
import { problemOf } from './problem.filter.js';
import { traceHeader } from './wire.js';

/**
 * Runs a call within its trace and with its caller's proof, creates its span and counts it by outcome. Runs before the
 * guards, so that refused calls are logged, traced and counted too.
 */
export const observeCalls =
  (metrics: Metrics): PreRequestHook =>
  (context, next) =>
    new Observable((answers) => {
      const call = context.switchToRpc().getContext<NatsContext>();
      const subject = call.getSubject();
      const span = openSpan(subject, 'server', headerOf(call, traceHeader));
      const startedAt = performance.now();
      metrics.inFlight.inc();
      const ended = (outcome: string, failure?: string): void => {
        metrics.inFlight.dec();
        metrics.handled.observe({ subject, outcome }, (performance.now() - startedAt) / 1_000);
        span.end(failure);
      };
      const observer = {
        complete: () => ended('ok'),
        error: (error: unknown) => {
          const { kind, code } = problemOf(error);
          ended(kind, code);
        },
      };
      return span.run(() =>
        withCallerProof(headerOf(call, callerHeader), () => next().pipe(tap(observer)).subscribe(answers)),
      );
    });
