import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const kinds = [
  'checkout.session',
  'payment_intent',
  'setup_intent',
  'payment_method',
  'card_answer',
  'customer',
  'charge',
  'refund',
  'dispute',
  'event',
  'delivery',
  'replay',
  'behaviour',
] as const;
export type Kind = (typeof kinds)[number];

/**
 * Everything the sandbox knows. Each change is appended to a journal before it is answered, so that a killed
 * process forgets nothing it has promised.
 */
export function openState(dir: string) {
  const file = path.join(dir, 'journal.jsonl');
  mkdirSync(dir, { recursive: true });
  const collections: Record<Kind, Map<string, any>> = Object.fromEntries(
    kinds.map((kind) => [kind, new Map()]),
  ) as any;

  if (existsSync(file)) {
    for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
      try {
        const { kind, id, value } = JSON.parse(line);
        collections[kind as Kind]?.set(id, value);
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
    get: (kind: Kind, id: string) => collections[kind].get(id),
    /** Oldest first. */
    all: (kind: Kind): any[] => [...collections[kind].values()],
    put<T extends { id: string }>(kind: Kind, value: T): T {
      collections[kind].set(value.id, value);
      appendFileSync(file, `${JSON.stringify({ kind, id: value.id, value })}\n`);
      return value;
    },
  };
}

export type State = ReturnType<typeof openState>;

export const newId = (prefix: string) => `${prefix}_${randomBytes(14).toString('hex')}`;

export const now = () => Math.floor(Date.now() / 1_000);
