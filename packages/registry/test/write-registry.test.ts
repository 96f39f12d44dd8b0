import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, readFile, rm, utimes, mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { closed, promoted } from '../src/changes.ts';
import { readRegistry } from '../src/read-registry.ts';
import { changeRegistry, openRegistry, RegistryConflict, writeRegistry } from '../src/write-registry.ts';
import { aManifest } from './a-manifest.ts';

const now = new Date('2027-01-01T10:00:00Z');
const note = { by: 'test', did: 'promote', remote: 'catalog', version: '1' };
let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'registry-'));
  file = path.join(folder, 'remotes.json');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const promote = (name: string, version: string, replaces?: string | null) =>
  changeRegistry(file, (registry) => promoted(registry, aManifest(name, version), { now, replaces }), note);

it('a registry is on the disk before it replaces the former one', async () => {
  await promote('catalog', '1');
  const handle = await open(file);
  const files: typeof handle = Object.getPrototypeOf(handle);
  await handle.close();
  const { sync } = files;
  const before: string[] = [];
  const flush = jest.spyOn(files, 'sync').mockImplementation(async function (this: typeof handle) {
    before.push((await openRegistry(file)).remotes['catalog']?.current.version ?? '');
    await sync.call(this);
  });
  await promote('catalog', '2', '1');
  flush.mockRestore();
  expect(before).toEqual(['1']);
});

describe('concurrent writers', () => {
  it('lose no promotion: every remote is live', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `remote-${index}`);
    await Promise.all(names.map((name) => promote(name, '1')));
    const { remotes, revision } = await openRegistry(file);
    expect(Object.keys(remotes).sort()).toEqual([...names].sort());
    expect(revision).toBe(names.length);
    const audit = await readFile(path.join(folder, 'remotes.audit.jsonl'), 'utf8');
    expect(audit.trim().split('\n')).toHaveLength(names.length);
  });

  it('of the same remote: one succeeds, the other is rejected', async () => {
    await promote('catalog', '1');
    const results = await Promise.allSettled([promote('catalog', '2', '1'), promote('catalog', '3', '1')]);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(1);
    expect(String(refused[0]?.reason)).toContain('went live while');
    const { catalog } = (await openRegistry(file)).remotes;
    expect(['2', '3']).toContain(catalog?.current.version);
    expect(catalog?.previous?.version).toBe('1');
  });

  it('in different processes lose nothing either', async () => {
    const source = path.resolve(import.meta.dirname, '../src');
    const program = `
      const { changeRegistry } = await import(${JSON.stringify(path.join(source, 'write-registry.ts'))});
      const { promoted } = await import(${JSON.stringify(path.join(source, 'changes.ts'))});
      const [file, name, manifest] = process.argv.slice(1);
      for (const version of ['1', '2', '3'])
        await changeRegistry(file, (registry) =>
          promoted(registry, { ...JSON.parse(manifest), name, version }, { now: new Date() }), { by: 'test', did: 'promote', remote: name, version });
    `;
    const names = ['catalog', 'booking', 'account'];
    const children = names.map((name) =>
      spawn(
        process.execPath,
        ['--input-type=module', '-e', program, file, name, JSON.stringify(aManifest(name, '1'))],
        { stdio: 'inherit' },
      ),
    );
    const codes = await Promise.all(children.map(async (child) => (await once(child, 'exit'))[0] as number));
    expect(codes).toEqual([0, 0, 0]);
    const { remotes, revision } = await openRegistry(file);
    expect(revision).toBe(9);
    for (const name of names) {
      expect(remotes[name]).toMatchObject({ current: { version: '3' }, previous: { version: '2' } });
    }
  });
});

describe('a write', () => {
  it('is rejected when it is based on an older revision', async () => {
    await promote('catalog', '1');
    const old = await openRegistry(file);
    await promote('booking', '1');
    await expect(writeRegistry(file, closed(old, now), note)).rejects.toThrow(RegistryConflict);
    expect((await openRegistry(file)).maintenance).toBeUndefined();
  });

  it('without an audit line changes nothing', async () => {
    await promote('catalog', '1');
    const audit = path.join(folder, 'remotes.audit.jsonl');
    await rm(audit);
    await mkdir(audit);
    await expect(promote('catalog', '2')).rejects.toThrow('EISDIR');
    expect((await openRegistry(file)).remotes['catalog']?.current.version).toBe('1');
  });

  it('takes over the lock of a dead writer', async () => {
    const lock = `${file}.lock`;
    await mkdir(lock);
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(lock, longAgo, longAgo);
    await promote('catalog', '1');
    expect((await openRegistry(file)).remotes['catalog']?.current.version).toBe('1');
  });
});

describe('a read', () => {
  it('is null until the content changes', async () => {
    await promote('catalog', '1');
    const first = await readRegistry(file);
    expect(await readRegistry(file, first?.etag)).toBeNull();
    await promote('catalog', '2');
    expect((await readRegistry(file, first?.etag))?.registry.remotes['catalog']?.current.version).toBe('2');
  });

  it('accepts a registry without a revision', async () => {
    const entry = { current: aManifest('catalog', '1'), previous: null, candidate: null };
    await writeFile(file, JSON.stringify({ remotes: { catalog: entry } }));
    expect((await openRegistry(file)).revision).toBe(0);
    await promote('catalog', '2');
    expect((await openRegistry(file)).revision).toBe(1);
  });

  it('throws on malformed content', async () => {
    await writeFile(file, '{ "remotes": ');
    await expect(readRegistry(file)).rejects.toThrow();
    await expect(promote('catalog', '1')).rejects.toThrow();
  });
});
