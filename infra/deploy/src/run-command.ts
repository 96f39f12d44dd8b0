import { ArgumentError } from '../../local/src/command-line/read-arguments.mjs';

/** Runs a command of the command line; an error is printed as one sentence. */
export async function runCommand(command: () => Promise<void>) {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = error instanceof ArgumentError ? 2 : 1;
  }
}
