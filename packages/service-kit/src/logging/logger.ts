import { pino, type DestinationStream, type Logger } from 'pino';
import { currentTraceId } from '../trace/trace.js';
import { redactedPaths } from './redaction.js';

export type { Logger } from 'pino';

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
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return destination ? pino(options, destination) : pino(options);
}
