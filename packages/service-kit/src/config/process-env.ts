import type { Env } from './read-config.js';

/** The only access to the process's environment. */
export const processEnv = (): Env => process.env;
