import { generate } from '../generate/generate.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (words) => {
  const { files, next } = await generate(words);
  for (const file of files) console.log(`• ${file}`);
  console.log(`\n${next}`);
});
