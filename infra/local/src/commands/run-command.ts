import { ArgumentError } from '../command-line/read-arguments.mjs';
import { UserError } from '../user-error.ts';

/** Runs a command; a `UserError` is printed as one sentence without a stack. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const isArgument = error instanceof ArgumentError;
    if (!isArgument && !(error instanceof UserError)) throw error;
    console.error(error.message);
    process.exitCode = isArgument ? 2 : 1;
  }
  process.disconnect?.();
}
