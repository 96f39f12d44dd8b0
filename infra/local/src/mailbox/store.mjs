import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseMessage } from './message.mjs';

/** @typedef {import('./message.mjs').Message} Message */

const most = 5_000;

/**
 * Keeps emails as they came (`.eml` beside its envelope), so that a restart shows the same mailbox.
 * @param {string} dir
 */
export async function openStore(dir) {
  await mkdir(dir, { recursive: true });
  /** @type {{ message: Message, files: Buffer[], name: string }[]} oldest first */
  const kept = [];

  for (const file of (await readdir(dir)).filter((one) => one.endsWith('.json')).sort()) {
    const name = file.slice(0, -5);
    const envelope = JSON.parse(await readFile(path.join(dir, file), 'utf8'));
    const raw = await readFile(path.join(dir, `${name}.eml`)).catch(() => undefined);
    if (raw) kept.push({ ...(await parseMessage(raw, envelope)), name });
  }

  const forget = (/** @type {string} */ name) =>
    Promise.all(['eml', 'json'].map((kind) => rm(path.join(dir, `${name}.${kind}`), { force: true })));

  return {
    /** @param {Buffer} raw @param {{ from: string, to: string[] }} addresses */
    async add(raw, addresses) {
      const sentAt = new Date().toISOString();
      const envelope = { id: randomUUID(), sentAt, ...addresses };
      const name = `${sentAt.replaceAll(':', '-')}-${envelope.id.slice(0, 8)}`;
      const parsed = await parseMessage(raw, envelope);
      await writeFile(path.join(dir, `${name}.eml`), raw);
      await writeFile(path.join(dir, `${name}.json`), JSON.stringify(envelope));
      kept.push({ ...parsed, name });
      const oldest = kept.length > most ? kept.shift() : undefined;
      if (oldest) await forget(oldest.name);
      return parsed.message;
    },
    /** Newest first. @param {string | null} [to] one recipient's address */
    list(to) {
      const wanted = to?.trim().toLowerCase();
      const isFor = (/** @type {Message} */ message) =>
        !wanted || message.to.toLowerCase().split(', ').includes(wanted);
      return kept
        .map(({ message }) => message)
        .filter(isFor)
        .reverse();
    },
    /** @param {string} id */
    find: (id) => kept.find(({ message }) => message.id === id),
    async clear() {
      await Promise.all(kept.splice(0).map(({ name }) => forget(name)));
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof openStore>>} Store */
