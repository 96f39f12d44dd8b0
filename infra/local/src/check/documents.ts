import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../checkout.ts';
import { textsIn, tooFew, verdict } from './verdict.ts';

const documents = [
  'README.md',
  '{shell,mfe-*,e2e}/**/*.md',
  'packages/*/**/*.md',
  'services/*/**/*.md',
  'infra/**/*.md',
];
const unitFolders = ['packages/*', 'services/*', 'shell', 'mfe-*', 'e2e', 'infra/*'];
const skipped = /\/dist\/|\/reports\/|\/\.data\/|\/\.cache\//;
/** Paths that a running system or a build creates; a fresh clone does not have them. */
const generated = /^(\.\.\/)*(\.data|\.cache|dist|reports)(\/|$)|\/(dist|\.cache|\.data)(\/|$)|\.d\.ts$/;
const fileName =
  /(?<![\w/@.:<{}*$-])(?:[\w@.-]+\/)+[\w.@-]+\.(?:tsx?|mjs|cjs|md|json|ya?ml|conf|sh|sql|css|jpg)\b(?!\.?[\w/*<{])/g;
const folderName = /`((?:[a-z@.][\w@.-]*\/)+(?:[a-z0-9_][\w@.-]*)?)`/g;
const link = /\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g;
const script = /\bnpm (?:run )?((?<=run )[a-z][\w:-]*|start|test)\b/g;
const contractName = /\b(?:catalog|leads|identity|notifications|evt)(?:\.[a-z][a-zA-Z]*)+\.v\d\b/g;
const fewestNames = 300;

/** Folders that a document's file names may be relative to: its own unit, or for shared documents any unit. */
function basesOf(file: string, units: readonly string[]) {
  const own = units.filter((unit) => file.startsWith(`${unit}/`));
  const named = file.startsWith('infra/docs/') || file.startsWith('packages/mfe-kit/') ? units : own;
  return [path.dirname(file), '.', ...named.flatMap((unit) => [unit, `${unit}/src`])];
}

function scriptsOf(where: string, folders: readonly string[]) {
  const names = folders.flatMap((folder) => {
    const manifest = path.join(where, folder, 'package.json');
    return existsSync(manifest) ? Object.keys(JSON.parse(readFileSync(manifest, 'utf8')).scripts ?? {}) : [];
  });
  return new Set(names);
}

/** `contracts/shared/streams.ts` is short for `packages/contracts/src/shared/streams.ts`. */
const inPackage = (name: string) => name.replace(/^([\w-]+)\//, 'packages/$1/src/');

/** @param name a file with or without its extension, or the number of a decision record */
const isIn = (folder: string, name: string) =>
  ['', '.ts', '.tsx'].some((extension) => existsSync(path.join(folder, name + extension))) ||
  (/\/\d{4}$/.test(name) && globSync(`${name}-*.md`, { cwd: folder }).length > 0);

function contractSource(where: string) {
  return textsIn(where, ['packages/contracts/src/**/*.ts'], skipped)
    .map(({ text }) => text)
    .join('\n');
}

/** The dangling references of one document, and how many references it has. */
function lookUp(
  where: string,
  { file, text }: { file: string; text: string },
  { units, contracts }: { units: readonly string[]; contracts: string },
) {
  const from = basesOf(file, units);
  const scripts = scriptsOf(where, ['.', ...units.filter((unit) => file.startsWith(`${unit}/`))]);
  const isThere = (name: string) =>
    from.some((base) => isIn(path.join(where, base), name)) || isIn(where, inPackage(name));
  const isFolderOf = (name: string) => {
    const [first = ''] = name.split('/');
    return from.some((base) => existsSync(path.join(where, base, first)));
  };
  const files = [...text.matchAll(fileName)].map(([name]) => name);
  const folders = [...text.matchAll(folderName)].map(([, name = '']) => name).filter(isFolderOf);
  const links = [...text.matchAll(link)].map(([, name = '']) => name);
  const named = [...new Set([...files, ...folders])].filter((name) => !generated.test(name));
  const commands = [...new Set([...text.matchAll(script)].map(([, name = '']) => name))];
  const subjects = [...new Set([...text.matchAll(contractName)].map(([name]) => name))];
  return {
    count: named.length + links.length + commands.length + subjects.length,
    problems: [
      ...named.filter((name) => !isThere(name)).map((name) => `${file}: ${name} does not exist`),
      ...links
        .filter((name) => !existsSync(path.join(where, path.dirname(file), name)))
        .map((name) => `${file}: the link to ${name} is broken`),
      ...commands.filter((name) => !scripts.has(name)).map((name) => `${file}: npm has no script ${name}`),
      ...subjects
        .filter((name) => !contracts.includes(name))
        .map((name) => `${file}: no contract is called ${name}`),
    ],
  };
}

/**
 * Every file, folder, link, npm script and contract that a document names exists.
 * @param options another checkout
 */
export async function checkDocuments({
  where = root,
  least = fewestNames,
}: { where?: string; least?: number } = {}) {
  const files = textsIn(where, documents, skipped);
  const units = globSync(unitFolders, { cwd: where }).map((unit) => unit.replaceAll('\\', '/'));
  const known = { units, contracts: contractSource(where) };
  const results = files.map((file) => lookUp(where, file, known));
  const count = results.reduce((sum, result) => sum + result.count, 0);
  const problems = results.flatMap((result) => result.problems);
  return verdict(
    [...problems, ...tooFew(count, least, 'names were looked up')],
    `${count} names in ${files.length} documents`,
  );
}
