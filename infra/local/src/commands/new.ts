import { readArguments } from '../command-line/read-arguments.mjs';
import { generate } from '../generate/generate.ts';
import { runCommand } from './run-command.ts';

const { words } = readArguments('new');
await runCommand(async () => {
  const { files, next } = await generate(words);
  for (const file of files) console.log(`• ${file}`);
  console.log(`\n${next}`);
});
