import { buildAll } from '../build/build.ts';
import { workspaces } from '../build/workspaces.ts';
import { readArguments } from '../command-line/read-arguments.mjs';

const all = workspaces().map(({ name }) => name);
/** The `mfe-` prefix is optional, except for `mfe-catalog`: `catalog` is the service. */
const fullName = (name: string) =>
  !all.includes(name) && all.includes(`mfe-${name}`) ? `mfe-${name}` : name;

const { words, options } = readArguments('build');

/** Options select a side, names select units; without either, everything is built. */
function chosen() {
  const names = words.map(fullName);
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0) {
    console.error(`There is no unit ${unknown.join(', ')}; there are: ${all.join(', ')}`);
    process.exit(2);
  }
  const kinds = [
    ...(options['back-end'] ? ['transpiled', 'service'] : []),
    ...(options['front-end'] ? ['front end'] : []),
  ];
  if (names.length > 0 || kinds.length === 0) return names.length > 0 ? names : undefined;
  return workspaces()
    .filter(({ kind, name }) => kinds.includes(kind) || name === 'contracts')
    .map(({ name }) => name);
}

const only = chosen();
try {
  const { built, failed } = await buildAll({
    force: options.force,
    ...(only && { only }),
    log: (line) => console.log(`• ${line}`),
  });
  for (const { message } of failed) console.error(message);
  if (failed.length > 0) process.exitCode = 1;
  else if (built.length === 0) console.log('• everything is built already');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
process.disconnect?.();
