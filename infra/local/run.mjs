import { runPinned } from './src/bootstrap/run-pinned.mjs';
import { commands } from './src/command-line/commands.mjs';
import { commandNamed, help, readArguments } from './src/command-line/read-arguments.mjs';

// Entry point of every root command: `node infra/local/run.mjs <command> [argument…]`, on any Node from 20.19 on.
// Arguments are parsed before anything is installed or started.
const [given = '', ...args] = process.argv.slice(2);
const name = commandNamed(given);
if (name === 'help') help(args);
else {
  readArguments(name, args);
  await runPinned(commands[name].program, args);
}
