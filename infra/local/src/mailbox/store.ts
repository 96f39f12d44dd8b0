import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from '../write-whole.ts';
import { parseMessage } from './message.ts';
import type { Message } from './message.ts';

const most = 5_000;

/** Stores raw emails (`.eml` with a JSON envelope), so that they survive a restart. */
export async function openStore(dir: string) {
  await mkdir(dir, { recursive: true });
  /** oldest first */
  const kept: { message: Message; files: Buffer[]; name: string }[] = [];

  for (const file of (await readdir(dir)).filter((one) => one.endsWith('.json')).sort()) {
    const name = file.slice(0, -5);
    const envelope = JSON.parse(await readFile(path.join(dir, file), 'utf8'));
    const raw = await readFile(path.join(dir, `${name}.eml`)).catch(() => undefined);
    if (raw) kept.push({ ...(await parseMessage(raw, envelope)), name });
  }

  const forget = (name: string) =>
    Promise.all(['eml', 'json'].map((kind) => rm(path.join(dir, `${name}.${kind}`), { force: true })));

  return {
    async add(raw: Buffer, addresses: { from: string; to: string[] }) {
      const sentAt = new Date().toISOString();
      const envelope = { id: randomUUID(), sentAt, ...addresses };
      const name = `${sentAt.replaceAll(':', '-')}-${envelope.id.slice(0, 8)}`;
      const parsed = await parseMessage(raw, envelope);
      await writeFile(path.join(dir, `${name}.eml`), raw);
      await writeWhole(path.join(dir, `${name}.json`), JSON.stringify(envelope));
      kept.push({ ...parsed, name });
      const oldest = kept.length > most ? kept.shift() : undefined;
      if (oldest) await forget(oldest.name);
      return parsed.message;
    },
    /**
     * Newest first.
     * @param to one recipient's address
     */
    list(to?: string | null) {
      const wanted = to?.trim().toLowerCase();
      const isFor = (message: Message) => !wanted || message.to.toLowerCase().split(', ').includes(wanted);
      return kept
        .map(({ message }) => message)
        .filter(isFor)
        .reverse();
    },
    find: (id: string) => kept.find(({ message }) => message.id === id),
    async clear() {
      await Promise.all(kept.splice(0).map(({ name }) => forget(name)));
    },
  };
}

export type Store = Awaited<ReturnType<typeof openStore>>;
