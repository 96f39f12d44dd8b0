import type { Env } from './read-config.js';

/** The one place where the process's environment is looked at. */
export const processEnv = (): Env => process.env;
