import { createHash } from 'node:crypto';
import type { ProblemError } from '@valam/contracts/shared/problem';
import type { EntityManager } from 'typeorm';
import { prepared } from '../database/prepared-statements.js';
import { unitOf } from '../database/unit-of.js';

const purpose = 'idempotency';

const insertKey = prepared(
  'insert into idempotency (scope, key, body_hash, answer) values ($1, $2, $3, $4) on conflict do nothing returning 1 as one',
);

export interface OnceOptions<T> {
  /** Namespace of the key: different kinds of calls may use the same key. */
  readonly scope: string;
  /** The client's key; without one the work simply runs. */
  readonly key: string | null | undefined;
  readonly body: unknown;
  /** The refusal for the same key with another body. */
  readonly reused: () => ProblemError;
  /** The response of the work if it is known in advance: it is then stored with the key in one statement. */
  readonly expected?: T;
  /**
   * Whether the effect of a response has expired: a repeat then runs the work again, and its response
   * replaces the first.
   */
  readonly isOver?: (answer: T) => Promise<boolean>;
}

/**
 * Runs `work` once per idempotency key and returns the first response to every repeat. Part of the caller's
 * transaction: a concurrent repeat waits for it, and a rollback removes the key.
 */
export async function once<T>(
  tx: EntityManager,
  options: OnceOptions<T>,
  work: () => Promise<T>,
): Promise<T> {
  const { scope, key, body, expected } = options;
  if (!key) return work();
  const text = canonical(body);
  // HMAC: a plain hash would let an attacker with a copy of the database guess a password or a diet.
  const hash = unitOf(tx).keyring.sign(purpose, text);
  const noted = await tx.query<unknown[]>(insertKey, [
    ...[scope, key, hash, expected === undefined ? null : encrypted(tx, expected)],
  ]);
  const isRepeat = noted.length === 0;
  if (isRepeat) {
    const first = await storedAnswer(tx, key, text, options);
    if (!(await options.isOver?.(first))) return first;
  }
  const answer = await work();
  if (isRepeat || expected === undefined || answer !== expected)
    await tx.query('update idempotency set answer = $3 where scope = $1 and key = $2', [
      scope,
      key,
      encrypted(tx, answer),
    ]);
  return answer;
}

/** Makes the next request with this key a new one, because the effect of its first response has expired. */
export async function forgetAnswer(
  tx: EntityManager,
  { scope, key }: Pick<OnceOptions<unknown>, 'scope' | 'key'>,
): Promise<void> {
  if (key) await tx.query('delete from idempotency where scope = $1 and key = $2', [scope, key]);
}

/** Encrypted, because responses include private links. */
const encrypted = (tx: EntityManager, answer: unknown): string =>
  JSON.stringify({ sealed: unitOf(tx).keyring.encrypt(purpose, JSON.stringify(answer ?? null)) });

async function storedAnswer<T>(
  tx: EntityManager,
  key: string,
  text: string,
  { scope, reused, isOver }: OnceOptions<T>,
): Promise<T> {
  const [row] = await tx.query<{ body_hash: string; answer: T | { sealed: string } }[]>(
    // Of several repeats after the expiry, one runs the work again, and the others get its response.
    `select body_hash, answer from idempotency where scope = $1 and key = $2 ${isOver ? 'for update' : ''}`,
    [scope, key],
  );
  if (!row || !isHashOf(tx, text, row.body_hash)) throw reused();
  // Responses of earlier releases are not encrypted.
  return isEncrypted(row.answer)
    ? (JSON.parse(unitOf(tx).keyring.decrypt(purpose, row.answer.sealed)) as T)
    : row.answer;
}

function isHashOf(tx: EntityManager, text: string, hash: string): boolean {
  // Hashes of earlier releases have no key.
  const isUnkeyed = hash === createHash('sha256').update(text).digest('hex');
  return isUnkeyed || unitOf(tx).keyring.isSignedBy(purpose, text, hash);
}

const isEncrypted = (answer: unknown): answer is { sealed: string } =>
  typeof answer === 'object' && answer !== null && 'sealed' in answer;

/** Serializes a value independently of the order of its fields. */
function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_key, part: unknown) =>
      part && typeof part === 'object' && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    ) ?? 'null'
  );
}
