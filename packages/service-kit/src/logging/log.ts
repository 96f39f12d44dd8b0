import type { Logger } from './logger.js';

/** The unit's log, as it is injected. */
export abstract class Log {}
export interface Log extends Logger {}
