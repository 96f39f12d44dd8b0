import type { Logger } from './logger.js';

/** The unit's log, as an injectable class. */
export abstract class Log {
  abstract readonly debug: Logger['debug'];
  abstract readonly info: Logger['info'];
  abstract readonly warn: Logger['warn'];
  abstract readonly error: Logger['error'];
}
