import path from 'node:path';
import { parseArgs } from 'node:util';
import { startDevServer, startStandalone } from './dev.ts';

// node packages/mfe-kit/build/dev-command.ts mfe-catalog [--port 3101] [--alone] [--api http://localhost:8080]
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: 'string', default: '3101' },
    alone: { type: 'boolean', default: false },
    api: { type: 'string' },
  },
});
const folder = path.resolve(positionals[0] ?? '.');
const options = { port: Number(values.port), api: values.api, log: (line: string) => console.log(line) };
if (values.alone) {
  const { origin } = await startStandalone(folder, options);
  console.log(`${path.basename(folder)} alone at ${origin}`);
} else {
  const { entry } = await startDevServer(folder, options);
  console.log(`Start the shell with DEV_REMOTES=${entry}`);
}
