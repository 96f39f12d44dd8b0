import { generate } from '../generate/generate.ts';
import { UserError } from '../user-error.ts';

try {
  const { files, next } = await generate(process.argv.slice(2));
  for (const file of files) console.log(`• ${file}`);
  console.log(`\n${next}`);
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  process.exitCode = 1;
}
process.disconnect?.();
