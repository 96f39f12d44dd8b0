import { withoutSecrets } from '@valam/contracts/shared/loggable-error';
import { Logger as GraphileLogger } from 'graphile-worker';
import type { Logger } from '../logging/logger.js';

/** The job library's lines in the unit's own log. Its news about every single job is of interest only when debugging. */
export function graphileLogger(log: Logger): GraphileLogger {
  return new GraphileLogger((scope) => (level, message) => {
    const fields = { job: scope.taskIdentifier, jobId: scope.jobId };
    if (String(level) === 'error') log.error(fields, withoutSecrets(message));
    else if (String(level) === 'warning') log.warn(fields, withoutSecrets(message));
    else log.debug(fields, withoutSecrets(message));
  });
}

export const silentGraphileLogger = new GraphileLogger(() => () => undefined);
