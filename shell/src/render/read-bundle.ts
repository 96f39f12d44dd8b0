import { readFile } from 'node:fs/promises';
import { budgetMs } from './budgets';

const largestBundle = 20 * 1024 * 1024;

/** Reads a server bundle from a file or, within a time limit, from a URL. */
export async function readBundle(entry: string): Promise<Buffer> {
  if (!/^https?:/.test(entry)) return readFile(entry);
  const answer = await fetch(entry, { signal: AbortSignal.timeout(budgetMs.bundle), redirect: 'error' });
  if (answer.status !== 200) throw new Error(`${entry} answered ${answer.status}`);
  const content = Buffer.from(await answer.arrayBuffer());
  if (content.length > largestBundle) throw new Error(`${entry} is too large`);
  return content;
}
