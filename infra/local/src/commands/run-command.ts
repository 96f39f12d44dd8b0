import { UserError } from '../user-error.ts';

/** Runs a command with the words after it; what the person can set right is printed as one sentence. */
export async function runCommand(command: (args: string[]) => Promise<void>): Promise<void> {
  try {
    await command(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
  process.disconnect?.();
}
