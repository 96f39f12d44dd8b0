import type { ClientConfig } from 'pg';
import { LimitedClient } from './limited-client.js';

/**
 * A connection keeps its prepared statements until it closes, so dynamically built texts must not accumulate.
 */
const mostStatements = 300;
const names = new Map<string, string>();
const patience = new Map<string, number>();

/**
 * Marks a statement as prepared: each connection parses and plans it once instead of on every call. Returns
 * its text. For hot paths, where planning takes PostgreSQL as long as execution.
 */
export function prepared(text: string): string {
  if (!names.has(text) && names.size < mostStatements) names.set(text, `prepared_${names.size + 1}`);
  return text;
}

/** Gives a query a longer timeout, and returns its text. */
export function unhurried(text: string, ms: number): string {
  patience.set(text, ms);
  return text;
}

/** A client that applies the marks of `prepared` and `unhurried`. */
export class PreparingClient extends LimitedClient {
  constructor(config?: ClientConfig) {
    super(config);
    this.query = new Proxy(this.query, {
      apply: (query, client, [statement, ...rest]: unknown[]): unknown =>
        Reflect.apply(query, client, [marked(statement), ...rest]),
    });
  }
}

function marked(statement: unknown): unknown {
  if (typeof statement !== 'string') return statement;
  const [name, query_timeout] = [names.get(statement), patience.get(statement)];
  return (name ?? query_timeout) ? { text: statement, name, query_timeout } : statement;
}
