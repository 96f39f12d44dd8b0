import type { LoggerService } from '@nestjs/common';
import { loggableError, withoutSecrets } from '@valam/contracts/shared/loggable-error';
import type { Logger } from './logger.js';

/** Writes Nest's messages to the same log; its startup messages are logged at debug level. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.logger.debug(context(rest), String(message));
  }
  debug(message: unknown, ...rest: unknown[]): void {
    this.logger.debug(context(rest), String(message));
  }
  verbose(message: unknown, ...rest: unknown[]): void {
    this.logger.trace(context(rest), String(message));
  }
  warn(message: unknown, ...rest: unknown[]): void {
    this.logger.warn(context(rest), withoutSecrets(String(message)));
  }
  error(message: unknown, ...rest: unknown[]): void {
    if (message instanceof Error)
      this.logger.error({ err: message, ...context(rest) }, loggableError(message).message ?? message.name);
    else this.logger.error(context(rest), withoutSecrets(String(message)));
  }
  fatal(message: unknown, ...rest: unknown[]): void {
    this.logger.fatal(context(rest), withoutSecrets(String(message)));
  }
}

function context(rest: unknown[]): { context?: string; stack?: string } {
  const texts = rest.filter((part): part is string => typeof part === 'string');
  const name = texts.at(-1);
  const stack = texts.length > 1 ? texts[0] : undefined;
  return { ...(name ? { context: name } : {}), ...(stack ? { stack: withoutSecrets(stack) } : {}) };
}
