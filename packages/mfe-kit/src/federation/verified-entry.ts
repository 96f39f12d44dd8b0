import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { createHash } from 'node:crypto';
import vm from 'node:vm';

/** Argument of `registerRemotes` in a Node process; the hook receives `integrity` as registered. */
export interface ServerRemote {
  readonly name: string;
  /** A file or a URL. */
  readonly entry: string;
  readonly integrity?: string;
  readonly type: 'commonjs-module';
  readonly entryGlobalName: string;
}

type Container = Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>;
type Run = (module: { exports: unknown }, exports: unknown, require: (name: string) => never) => void;

export interface VerifiedEntryOptions {
  readonly read: (entry: string) => Promise<Buffer>;
  /** True for bundles of a development server and for a build that reads its own output: they have no hash. */
  readonly isUnsignedAllowed: boolean;
}

/**
 * Loads the entry of a remote in a Node process: reads it, compares its hash with the released one, and only then runs it. An
 * entry gets its libraries from the share scope; requiring any other module is an error.
 */
export function verifiedEntry({
  read,
  isUnsignedAllowed,
}: VerifiedEntryOptions): ModuleFederationRuntimePlugin {
  return {
    name: 'verified-entry',
    async loadEntry({ remoteInfo }) {
      const { entry } = remoteInfo;
      const { integrity } = remoteInfo as Partial<ServerRemote>;
      const content = await read(entry);
      if (integrity || !isUnsignedAllowed) checkIntegrity(content, integrity, entry);
      const container = run(content.toString('utf8'), entry);
      if (!isContainer(container)) throw new Error(`${entry} is not the entry of a remote`);
      return container;
    },
  };
}

function checkIntegrity(content: Buffer, expected: string | undefined, entry: string): void {
  const found = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  if (found !== expected) throw new Error(`${entry} is not the released bundle: it has ${found}`);
}

function run(code: string, filename: string): unknown {
  const module: { exports: unknown } = { exports: {} };
  const refuse = (name: string): never => {
    throw new Error(`${name} is not part of the platform`);
  };
  (vm.compileFunction(code, ['module', 'exports', 'require'], { filename }) as Run)(
    module,
    module.exports,
    refuse,
  );
  return module.exports;
}

function isContainer(value: unknown): value is NonNullable<Container> {
  if (typeof value !== 'object' || value === null) return false;
  const { get, init } = value as { get?: unknown; init?: unknown };
  return typeof get === 'function' && typeof init === 'function';
}

/**
 * A placeholder for a version that is no longer used: force-registered under its name, so that the runtime releases the modules
 * of that version. It is never loaded.
 */
export const droppedRemote = (name: string): ServerRemote => ({
  name,
  entry: 'dropped',
  type: 'commonjs-module',
  entryGlobalName: name,
});
