import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const kinds = /** @type {const} */ ([
  'checkout.session',
  'payment_intent',
  'charge',
  'refund',
  'dispute',
  'event',
  'delivery',
  'replay',
  'behaviour',
]);
/** @typedef {(typeof kinds)[number]} Kind */

/**
 * Everything the sandbox knows. Each change is appended to a journal before it is answered, so that a killed
 * process forgets nothing it has promised.
 * @param {string} dir
 */
export function openState(dir) {
  const file = path.join(dir, 'journal.jsonl');
  mkdirSync(dir, { recursive: true });
  /** @type {Record<Kind, Map<string, any>>} */
  const collections = /** @type {any} */ (Object.fromEntries(kinds.map((kind) => [kind, new Map()])));

  if (existsSync(file)) {
    for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
      try {
        const { kind, id, value } = JSON.parse(line);
        collections[/** @type {Kind} */ (kind)]?.set(id, value);
      } catch {
        // The last line of a process that was killed while it wrote.
      }
    }
    const whole = kinds.flatMap((kind) =>
      [...collections[kind]].map(([id, value]) => JSON.stringify({ kind, id, value })),
    );
    writeFileSync(`${file}.new`, whole.map((line) => `${line}\n`).join(''));
    renameSync(`${file}.new`, file);
  }

  return {
    /** @param {Kind} kind @param {string} id */
    get: (kind, id) => collections[kind].get(id),
    /** Oldest first. @param {Kind} kind @returns {any[]} */
    all: (kind) => [...collections[kind].values()],
    /** @template {{ id: string }} T @param {Kind} kind @param {T} value @returns {T} */
    put(kind, value) {
      collections[kind].set(value.id, value);
      appendFileSync(file, `${JSON.stringify({ kind, id: value.id, value })}\n`);
      return value;
    },
  };
}

/** @typedef {ReturnType<typeof openState>} State */

/** @param {string} prefix */
export const newId = (prefix) => `${prefix}_${randomBytes(14).toString('hex')}`;

export const now = () => Math.floor(Date.now() / 1_000);
