import pg, { type ClientConfig } from 'pg';

/** A connection keeps what it has prepared until it ends, so texts that are made at run time must not add up. */
const mostStatements = 300;
const names = new Map<string, string>();

/**
 * Marks a statement for each connection to have parsed and planned once instead of at every call, and returns its text. For
 * the hot paths: there, planning takes PostgreSQL as long as carrying out.
 */
export function prepared(text: string): string {
  if (!names.has(text) && names.size < mostStatements) names.set(text, `prepared_${names.size + 1}`);
  return text;
}

/** A connection that sends marked statements by their name. */
export class PreparingClient extends pg.Client {
  constructor(config?: ClientConfig) {
    super(config);
    this.query = new Proxy(this.query, {
      apply: (query, client, [statement, ...rest]: unknown[]): unknown =>
        Reflect.apply(query, client, [named(statement), ...rest]),
    });
  }
}

function named(statement: unknown): unknown {
  const name = typeof statement === 'string' ? names.get(statement) : undefined;
  return name === undefined ? statement : { name, text: statement };
}
