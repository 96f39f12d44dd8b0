import { commands, groups } from './commands.mjs';

/** @typedef {import('./command.ts').Command} Command */
/** @typedef {import('./given.ts').Name} Name */

/** @type {Record<string, Command>} */
const all = commands;
const mostInOneLine = 6;

const said = (/** @type {[string, import('./command.ts').Option]} */ [name, { takes }]) =>
  takes ? `--${name} ${takes}` : `--${name}`;

/** @param {string} name */
function optionsOf(name) {
  return Object.entries(all[name]?.options ?? {}).map((option) => ({ usage: said(option), ...option[1] }));
}

/** `npm run promote -- <remote> <version> [--percent N]` for each form of the command. @param {string} name */
export function usagesOf(name) {
  const options = optionsOf(name).map(({ usage }) => `[${usage}]`);
  const told = options.length > mostInOneLine ? ['[options]'] : options;
  const npm = ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`;
  return (all[name]?.forms ?? ['']).map((form) => {
    const rest = [form, ...told].filter(Boolean).join(' ');
    return rest ? `${npm} -- ${rest}` : npm;
  });
}

/** @param {readonly (readonly [string, string])[]} rows @param {number} width */
const table = (rows, width) =>
  rows.map(([left, right]) =>
    left.length > width ? `  ${left}\n  ${' '.repeat(width)}  ${right}` : `  ${left.padEnd(width)}  ${right}`,
  );

/** @param {string} name */
export function helpOf(name) {
  const { does = '', more, examples = [] } = all[name] ?? {};
  const rows = optionsOf(name).map(
    ({ usage, does: what, usually }) =>
      /** @type {const} */ ([usage, usually === undefined ? what : `${what} (${usually})`]),
  );
  return [
    usagesOf(name).join('\n'),
    more ? `  ${does}\n  ${more}` : `  ${does}`,
    ...(rows.length > 0 ? [table(rows, 20).join('\n')] : []),
    `Examples:\n${examples.map((example) => `  ${example}`).join('\n')}\n`,
  ].join('\n\n');
}

export function helpOfAll() {
  const lines = groups.map((group) =>
    Object.keys(group).flatMap((name) =>
      table(
        usagesOf(name).map((usage, index) => [usage, index === 0 ? (all[name]?.does ?? '') : '']),
        44,
      ),
    ),
  );
  const blocks = lines.map((block) => block.map((line) => line.trimEnd()).join('\n'));
  return `\n${blocks.join('\n\n')}\n
  npm run <command> -- --help says what its options do. Settings are environment variables: infra/local/README.md lists them.\n`;
}
