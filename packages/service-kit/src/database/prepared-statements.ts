import type { ClientConfig } from 'pg';
import { LimitedClient } from './limited-client.js';

/** A connection keeps what it has prepared until it ends, so texts that are made at run time must not add up. */
const mostStatements = 300;
const names = new Map<string, string>();
const patience = new Map<string, number>();

/**
 * Marks a statement for each connection to have parsed and planned once instead of at every call, and returns its text. For
 * the hot paths: there, planning takes PostgreSQL as long as carrying out.
 */
export function prepared(text: string): string {
  if (!names.has(text) && names.size < mostStatements) names.set(text, `prepared_${names.size + 1}`);
  return text;
}

/** Marks a query that may take this long to be answered, and returns its text. */
export function unhurried(text: string, ms: number): string {
  patience.set(text, ms);
  return text;
}

/** A connection that sends marked statements as they are marked. */
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
