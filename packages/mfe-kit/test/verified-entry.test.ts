/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { createInstance } from '@module-federation/enhanced/runtime';
import { createHash } from 'node:crypto';
import { droppedRemote, verifiedEntry, type ServerRemote } from '../src/federation/verified-entry';

const container = (edition: string): string => `
  globalThis.ran = (globalThis.ran ?? 0) + 1;
  module.exports = { init() {}, get: async () => () => ({ edition: '${edition}' }) };
`;
const integrityOf = (code: string): string => `sha384-${createHash('sha384').update(code).digest('base64')}`;
const ran = (): number => (globalThis as { ran?: number }).ran ?? 0;

function host(files: Record<string, string>, isUnsignedAllowed = false) {
  const read = (entry: string): Promise<Buffer> => {
    const code = files[entry];
    return code === undefined ? Promise.reject(new Error(`no ${entry}`)) : Promise.resolve(Buffer.from(code));
  };
  const federation = createInstance({
    name: `test-${Math.random()}`,
    remotes: [],
    plugins: [verifiedEntry({ read, isUnsignedAllowed })],
  });
  const load = async (name: string, entry: string, integrity?: string): Promise<unknown> => {
    const remote: ServerRemote = { name, entry, integrity, type: 'commonjs-module', entryGlobalName: name };
    federation.registerRemotes([remote]);
    const module = await federation.loadRemote<{ edition: string }>(`${name}/remote`);
    return module?.edition;
  };
  return { federation, load };
}

describe('the entry of a remote on the server', () => {
  it('runs if its hash is that of the release', async () => {
    const code = container('first');
    expect(await host({ a: code }).load('one', 'a', integrityOf(code))).toBe('first');
  });

  it('never runs with a different hash or without one', async () => {
    const code = container('changed');
    const before = ran();
    const { load } = host({ a: code });
    await expect(load('two', 'a', integrityOf('another'))).rejects.toThrow('not the released bundle');
    await expect(load('three', 'a')).rejects.toThrow('not the released bundle');
    expect(ran()).toBe(before);
  });

  it('runs without a hash if unsigned entries are allowed', async () => {
    expect(await host({ a: container('mine') }, true).load('four', 'a')).toBe('mine');
  });

  it('is rejected if it is not a container, requires a module, or throws', async () => {
    const cases = {
      html: ['<!DOCTYPE html>', /Unexpected token/],
      plain: ['module.exports = { routes: [] };', /not the entry of a remote/],
      asks: ['require("node:fs");', /node:fs is not part of the platform/],
      throws: ['throw new Error("no load");', /no load/],
    } as const;
    const { load } = host(Object.fromEntries(Object.entries(cases).map(([name, [code]]) => [name, code])));
    for (const [name, [code, message]] of Object.entries(cases))
      await expect(load(name, name, integrityOf(code))).rejects.toThrow(message);
  });

  it('can be loaded in two versions side by side', async () => {
    const files = { a: container('first'), b: container('second') };
    const { load } = host(files);
    expect(await load('catalog__1', 'a', integrityOf(files.a))).toBe('first');
    expect(await load('catalog__2', 'b', integrityOf(files.b))).toBe('second');
  });

  it('is loaded again after it was missing, but not after it was dropped', async () => {
    const code = container('late');
    const files: Record<string, string> = {};
    const { federation, load } = host(files);
    await expect(load('late', 'a', integrityOf(code))).rejects.toThrow('no a');
    files['a'] = code;
    expect(await load('late', 'a', integrityOf(code))).toBe('late');
    const before = ran();
    federation.registerRemotes([droppedRemote('late')], { force: true });
    await expect(federation.loadRemote('late/remote')).rejects.toThrow('no dropped');
    expect(ran()).toBe(before);
  });
});
