import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { carryOutRollbacks, type CarriedOut } from '@valam/registry/carry-out-rollbacks';
import type { Registry, RegistryEntry, RemoteManifest } from '@valam/registry/schema';

const shellFolder = path.resolve(__dirname, '../..');
const cache = path.resolve(shellFolder, '../.cache');

export interface Variant {
  readonly name: 'catalog' | 'booking';
  readonly edits?: Readonly<Record<string, string>>;
}

/** A work folder for one test file, inside the checkout, so that imports resolve to its packages. */
export async function makeWorkFolder(): Promise<{ folder: string; drop: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(cache, 'shell-test-'));
  return { folder, drop: () => rm(folder, { recursive: true, force: true }) };
}

/** Builds variants of the test remotes, as a release would. */
export async function buildVariants<K extends string>(
  work: string,
  variants: Record<K, Variant>,
): Promise<Record<K, RemoteManifest>> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(shellFolder, 'test/support/build-variants.mjs'), work, JSON.stringify(variants)],
    { maxBuffer: 16 * 1024 * 1024 },
  );
  return JSON.parse(stdout) as Record<K, RemoteManifest>;
}

export const live = (current: RemoteManifest, previous: RemoteManifest | null = null): RegistryEntry => ({
  current,
  promotedAt: new Date().toISOString(),
  previous,
  candidate: null,
  bad: [],
});

const formKey = Buffer.alloc(32, 7).toString('base64');

export class ShellProcess {
  readonly logs: Record<string, unknown>[] = [];
  url = '';
  #child: ChildProcess | undefined;
  #rest = '';

  constructor(
    private readonly work: string,
    private readonly gatewayUrl: string,
  ) {}

  get registryFile(): string {
    return path.join(this.work, 'remotes.json');
  }

  get rollbackRequests(): string {
    return path.join(this.work, 'rollback-requests');
  }

  /** Acts as the release side: carries out the rollback that the shell requests. */
  carryOutRollback({ name, version }: RemoteManifest): Promise<CarriedOut> {
    return eventually(async () => {
      const done = await carryOutRollbacks(this.rollbackRequests, this.registryFile);
      const own = done.find((one) => one.remote === name && one.version === version);
      if (!own) throw new Error(`No rollback of ${name} was requested`);
      return own;
    });
  }

  async release(remotes: Registry['remotes']): Promise<void> {
    await this.writeRegistry(JSON.stringify({ remotes }));
  }

  async writeRegistry(text: string): Promise<void> {
    await writeFile(`${this.registryFile}.new`, text);
    await rename(`${this.registryFile}.new`, this.registryFile);
  }

  async start(env: Record<string, string> = {}): Promise<void> {
    const child = spawn(process.execPath, [path.join(shellFolder, 'dist/server/main.js')], {
      env: {
        PATH: process.env['PATH'] ?? '',
        NODE_ENV: 'production',
        PORT: '0',
        GATEWAY_URL: this.gatewayUrl,
        REGISTRY_FILE: this.registryFile,
        REMOTES_DIR: path.join(this.work, 'remotes'),
        ROLLBACK_REQUESTS_DIR: this.rollbackRequests,
        SITE_ORIGIN: 'http://localhost:8080',
        FORM_KEY: formKey,
        DRAIN_MS: '0',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    child.stdout.setEncoding('utf8').on('data', (text: string) => this.#hear(text));
    const { port } = await this.logged('shell is listening');
    this.url = `http://127.0.0.1:${String(port)}`;
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
  }

  /** Waits for a log line. */
  logged(message: string, facts: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
    return eventually(() => {
      const line = this.logs.find(
        (one) =>
          one['msg'] === message && Object.entries(facts).every(([name, value]) => one[name] === value),
      );
      if (!line) throw new Error(`The log has no line "${message}"; it has ${JSON.stringify(this.logs)}`);
      return line;
    });
  }

  async page(
    pathname: string,
    init: RequestInit = {},
  ): Promise<{ status: number; html: string; headers: Headers }> {
    const answer = await fetch(this.url + pathname, { redirect: 'manual', ...init });
    return { status: answer.status, html: await answer.text(), headers: answer.headers };
  }

  #hear(text: string): void {
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines) this.logs.push(JSON.parse(line) as Record<string, unknown>);
  }
}

/** Retries until it does not throw. */
export async function eventually<T>(attempt: () => T | Promise<T>, limitMs = 8_000): Promise<T> {
  const until = Date.now() + limitMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  }
}
