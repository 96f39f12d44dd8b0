import { ConfigError } from '../config/read-config.js';

/** A configuration that cannot be used ends the process with every problem in words. */
export function readOrExit<T>(unit: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${unit}: ${error.message}\n`);
    process.exit(1);
  }
}
