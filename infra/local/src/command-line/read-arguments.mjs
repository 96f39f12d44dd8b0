import { parseArgs } from 'node:util';
import { commands } from './commands.mjs';
import { helpOf, helpOfAll, usagesOf } from './usage.mjs';

/** @typedef {import('./given.ts').Name} Name */
/** @typedef {import('./command.ts').Command} Command */
/** @typedef {import('./command.ts').Option} Option */

/** @type {Record<string, Command>} */
const all = commands;

/** npm has options with these names too, so that they may be set in the environment for npm. */
const ofNpm = ['all', 'force'];

/** Invalid arguments; the command has done nothing yet. */
export class ArgumentError extends Error {
  /** @override */
  name = 'ArgumentError';
}

const slotsOf = (/** @type {string} */ form) => form.split(' ').filter(Boolean);

/** @param {string} form @param {readonly string[]} words */
function isBeginningOf(form, words) {
  const slots = slotsOf(form);
  const isTaken = (/** @type {string} */ word, /** @type {number} */ index) =>
    form.endsWith('…]') || /^[<[]/.test(slots[index] ?? '') || slots[index] === word;
  return words.every(isTaken);
}

/** @param {string} form @param {readonly string[]} words */
const fits = (form, words) =>
  isBeginningOf(form, words) && words.length >= slotsOf(form).filter((slot) => !slot.startsWith('[')).length;

/** @param {string} name @param {string} text @param {Option} option */
function valueOf(name, text, { takes = '', between, oneOf }) {
  if (oneOf && !oneOf.includes(text))
    throw new ArgumentError(`--${name} takes ${oneOf.join(' or ')}, not '${text}'.`);
  if (!between) return text;
  const [least, most] = between;
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || number > most)
    throw new ArgumentError(`--${name} ${takes} is a whole number from ${least} to ${most}, not '${text}'.`);
  return number;
}

/**
 * Without a preceding `--`, npm swallows the options and the command would run without them.
 * @param {readonly string[]} names @param {NodeJS.ProcessEnv} env
 */
function refuseLostOptions(names, env) {
  const isLost = (/** @type {string} */ name) =>
    !ofNpm.includes(name) && `npm_config_${name.replace(/^no-/, '').replaceAll('-', '_')}` in env;
  const lost = names.find(isLost);
  if (lost) throw new ArgumentError(`npm took --${lost} for its own: options come after "--".`);
}

/**
 * @template {Name} N
 * @param {N} name @param {readonly string[]} args @param {NodeJS.ProcessEnv} env
 * @returns {import('./given.ts').Given<N> | 'help'}
 */
export function parse(name, args, env = {}) {
  const { options: declared = {}, forms = [''] } = all[name] ?? {};
  const names = Object.entries(declared).map(([option, { takes }]) => [
    option,
    { type: /** @type {'string' | 'boolean'} */ (takes ? 'string' : 'boolean') },
  ]);
  if (args.includes('--help') || args.includes('-h')) return 'help';
  refuseLostOptions(Object.keys(declared), env);
  const { values, positionals } = parsed([...args], Object.fromEntries(names));
  if (positionals.includes('')) throw new ArgumentError('An argument is empty: is a variable not set?');
  if (!forms.some((form) => fits(form, positionals))) {
    const isShort = forms.some((form) => isBeginningOf(form, positionals));
    throw new ArgumentError(
      isShort ? 'An argument is missing.' : `It does not take '${positionals.join(' ')}'.`,
    );
  }
  const options = Object.entries(declared).map(([option, one]) => {
    const value = values[option];
    if (!one.takes) return [option, value === true];
    return [option, typeof value === 'string' ? valueOf(option, value, one) : one.usually];
  });
  return { words: positionals, options: Object.fromEntries(options) };
}

/** @param {string[]} args @param {Record<string, { type: 'string' | 'boolean' }>} options */
function parsed(args, options) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    // Node appends advice on its own syntax; only the first sentence is kept.
    throw new ArgumentError(
      `${/** @type {Error} */ (error).message.split(/\. |\n/)[0]}.`.replace(/\.+$/, '.'),
    );
  }
}

/** @param {Name} name @param {string} problem @param {readonly string[]} words @returns {never} */
function refuse(name, problem, words) {
  const usages = usagesOf(name);
  const close = usages.filter((usage) => words[0] && usage.includes(` -- ${words[0]} `));
  console.error(`${problem}\nUsage: ${(close.length > 0 ? close : usages).join(' | ')}`);
  return process.exit(2);
}

/**
 * Parses the arguments of a command. `--help` prints its help and exits; invalid arguments print the usage and exit
 * with 2.
 * @template {Name} N
 * @param {N} name
 * @returns {import('./given.ts').Given<N>}
 */
export function readArguments(name, args = process.argv.slice(2)) {
  try {
    const given = parse(name, args, process.env);
    if (given !== 'help') return given;
    console.log(helpOf(name));
    return process.exit(0);
  } catch (error) {
    if (error instanceof ArgumentError) return refuse(name, error.message, args);
    throw error;
  }
}

/** @param {string} given @returns {Name} */
export function commandNamed(given) {
  const name = given === 'test:all' ? 'test' : given;
  if (Object.hasOwn(commands, name)) return /** @type {Name} */ (name);
  console.error(`There is no command '${given}'; there are: ${Object.keys(commands).join(', ')}`);
  return process.exit(2);
}

/** @param {readonly string[]} args */
export function help(args) {
  const [name] = readArguments('help', [...args]).words;
  console.log(name ? helpOf(commandNamed(name)) : helpOfAll());
}
