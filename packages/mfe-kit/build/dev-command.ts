import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

const usage = 'Usage: node packages/mfe-kit/build/dev-command.ts <remote> [--port N] [--alone] [--api URL]';
const help = `${usage}

  serves a remote's folder with hot updates, for a shell that \`npm run dev\` builds

  --port N    its port (3101)
  --alone     in the mock shell, which needs nothing else
  --api URL   with --alone: where calls go that have no fake answer

Examples:
  node packages/mfe-kit/build/dev-command.ts mfe-catalog
  node packages/mfe-kit/build/dev-command.ts mfe-catalog --alone --api http://localhost:8080
`;

function refuse(problem: string): never {
  console.error(`${problem}\n${usage}`);
  process.exit(2);
}

function argumentsGiven() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        port: { type: 'string', default: '3101' },
        alone: { type: 'boolean', default: false },
        api: { type: 'string' },
      },
    });
  } catch (error) {
    // Only the first sentence of Node's message: the rest explains the syntax of `parseArgs`.
    const [problem = ''] = (error as Error).message.split(/\. |\n/);
    return refuse(`${problem}.`.replace(/\.+$/, '.'));
  }
}

const { positionals, values } = argumentsGiven();
if (values.help) {
  console.log(help);
  process.exit(0);
}
const [named = '', ...more] = positionals;
if (named === '')
  refuse(positionals.length > 0 ? 'An argument is empty: is a variable not set?' : 'An argument is missing.');
if (more.length > 0) refuse(`It does not take '${more.join(' ')}'.`);
const folder = path.resolve(named);
if (!existsSync(path.join(folder, 'src/expose/remote.ts'))) refuse(`There is no remote in '${named}'.`);
const port = Number(values.port);
if (!/^\d+$/.test(values.port) || port < 1 || port > 65_535)
  refuse(`--port N is a whole number from 1 to 65535, not '${values.port}'.`);
if (values.api !== undefined && !URL.canParse(values.api))
  refuse(`--api URL is an address, such as http://localhost:8080, not '${values.api}'.`);
if (values.api !== undefined && !values.alone) refuse('--api is for a remote that is served with --alone.');

// Imported after the checks, because the bundler takes a second to load.
const { startDevServer, startStandalone } = await import('./dev.ts');
const options = { port, api: values.api, log: (line: string) => console.log(line) };
if (values.alone) {
  const { origin } = await startStandalone(folder, options);
  console.log(`${path.basename(folder)} alone at ${origin}`);
} else {
  const { entry } = await startDevServer(folder, options);
  console.log(`Start the shell with DEV_REMOTES=${entry}`);
}
