import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { send } from '@valam/testing/http';

/**
 * The yardstick of every HTTP figure: the same response from a server that does nothing else.
 * @param url the address whose response is copied
 */
export async function bareServerLike(url: string) {
  const { headers, text } = await send(url);
  const kept = Object.entries(headers).filter(
    ([name]) => !['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding'].includes(name),
  );
  const child = fork(path.join(import.meta.dirname, 'bare-http-process.ts'));
  child.send({
    headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
    body: Buffer.from(text).toString('base64'),
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  if (!child.pid) throw new Error('the bare server did not start');
  return { url: `http://127.0.0.1:${port}/`, pid: child.pid, stop: () => child.kill() };
}
