/**
 * Runs a command of the command line; what goes wrong is said in one sentence.
 * @param {(args: string[]) => Promise<void>} command
 */
export async function runCommand(command) {
  try {
    await command(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
