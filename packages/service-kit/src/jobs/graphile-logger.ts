import { withoutSecrets } from '@valam/contracts/shared/loggable-error';
import { Logger as GraphileLogger } from 'graphile-worker';
import type { Logger } from '../logging/logger.js';

/** Writes Graphile Worker's messages to the unit's log; those below a warning at debug level. */
export function graphileLogger(log: Logger): GraphileLogger {
  return new GraphileLogger((scope) => (level, message) => {
    const fields = { job: scope.taskIdentifier, jobId: scope.jobId };
    if (String(level) === 'error') log.error(fields, withoutSecrets(message));
    else if (String(level) === 'warning') log.warn(fields, withoutSecrets(message));
    else log.debug(fields, withoutSecrets(message));
  });
}

export const silentGraphileLogger = new GraphileLogger(() => () => undefined);
