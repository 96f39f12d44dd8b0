/** Runs a command of the command line; an error is printed as one sentence. */
export async function runCommand(command: (args: string[]) => Promise<void>) {
  try {
    await command(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
