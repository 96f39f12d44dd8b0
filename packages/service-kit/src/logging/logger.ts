import { loggableError } from '@valam/contracts/shared/loggable-error';
import { pino, type DestinationStream, type LogFn, type Logger } from 'pino';
import { currentTraceId } from '../trace/trace.js';
import { redactedPaths } from './redaction.js';

export type { Logger } from 'pino';

/** Redacts errors under any field name. */
const withSafeErrors = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value instanceof Error || (name === 'err' && value !== undefined) ? loggableError(value) : value,
    ]),
  );

/** By default, Pino uses the message of an error that is logged alone as the message of the line. */
function sayErrorSafely(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
  const [first] = args as [unknown];
  if (first instanceof Error && args.length === 1) {
    const { type, message } = loggableError(first);
    method.call(this, { err: first }, message ?? type);
  } else method.apply(this, args);
}

/** JSON lines with the unit's name and the trace id. */
export function createLogger(unit: string, level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { unit, pid: process.pid },
    mixin: () => {
      const traceId = currentTraceId();
      return traceId ? { traceId } : {};
    },
    redact: { paths: redactedPaths, censor: '[redacted]' },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    // `formatters.log` has already redacted errors; the default serializer would expect the original Error.
    serializers: { err: (error: unknown) => error },
    hooks: { logMethod: sayErrorSafely },
    formatters: { level: (label: string) => ({ level: label }), log: withSafeErrors },
  };
  return destination ? pino(options, destination) : pino(options);
}
