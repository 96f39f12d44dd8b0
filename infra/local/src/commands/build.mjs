import { buildAll } from '../build/build.mjs';

const force = process.argv.includes('--force');
const only = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const built = await buildAll({
  force,
  ...(only.length > 0 && { only }),
  log: (line) => console.log(`• ${line}`),
}).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
if (built.length === 0) console.log('• everything is built already');
process.disconnect?.();
