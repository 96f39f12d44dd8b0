import { ConfigError } from '../config/read-config.js';

/** Exits the process on an invalid configuration, with a message for every problem. */
export function readOrExit<T>(unit: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${unit}: ${error.message}\n`);
    process.exit(1);
  }
}
