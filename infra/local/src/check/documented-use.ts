import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../checkout.ts';

const folders = ['packages', 'services', 'shell', 'mfe-*', 'e2e', 'infra'];
const free = /node_modules|\/dist|\/\.cache\/|\.d\.ts$/;
/** The checker and the test that plants violations name what they look for. */
const own = /check\/documented-use\.ts$|test\/planted-violations\.long\.test\.ts$/;
const fewest = 500;

const forbidden: readonly { pattern: RegExp; problem: string }[] = [
  { pattern: /NormalModuleReplacementPlugin/, problem: 'replaces a module of a library' },
  {
    pattern:
      /\b(?:from|import|require|resolve)\s*\(?\s*['"](?:@(?!valam\/)[\w.-]+\/)?[a-z][\w.-]*\/(?:dist|lib|src|cjs|esm)\//,
    problem: 'imports a file from inside a library',
  },
  {
    pattern: /__webpack_(?:share_scopes__|init_sharing__|require__)/,
    problem: 'calls the runtime of the bundler, which belongs to Module Federation',
  },
  {
    pattern:
      /hooks\.(?:compilation|thisCompilation|runtimeModule|processAssets|renderChunk|emit)\b|\.source\.source\b/,
    problem: 'rewrites what the bundler wrote',
  },
  {
    pattern: /\bhistory\.(?:pushState|scrollRestoration)\b|['"]popstate['"]|\bonpopstate\b/,
    problem: 'moves through the history past React Router',
  },
];

/**
 * Libraries and the bundler are used as their documentation shows it: no replaced module, no file from inside a
 * package, no call past Module Federation, no rewriting of the bundler's output, no router beside React Router.
 */
export async function checkDocumentedUse({
  where = root,
  least = fewest,
}: { where?: string; least?: number } = {}) {
  const files = folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,mjs,cjs,js}`, { cwd: where }))
    .filter((file) => !free.test(file) && !own.test(file));
  const problems = files.flatMap((file) => problemsOf(file, readFileSync(path.join(where, file), 'utf8')));
  if (files.length < least) problems.push(`only ${files.length} files were read: the check itself is broken`);
  return { isGood: problems.length === 0, output: problems.join('\n') };
}

const problemsOf = (file: string, text: string) =>
  text
    .split('\n')
    .flatMap((line, index) =>
      forbidden
        .filter(({ pattern }) => pattern.test(line))
        .map(({ problem }) => `${file}:${index + 1} ${problem}: ${line.trim().slice(0, 120)}`),
    );
