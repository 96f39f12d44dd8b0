import { randomBytes } from 'node:crypto';

const known = /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The trace of a request: the caller's, or a new one. */
export function traceOf(header: string | string[] | undefined): { id: string; header: string } {
  const given = typeof header === 'string' ? known.exec(header) : null;
  const id = given?.[1] ?? randomBytes(16).toString('hex');
  return { id, header: `00-${id}-${randomBytes(8).toString('hex')}-01` };
}
