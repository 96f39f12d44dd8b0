import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../local/src/checkout.ts';
import { units } from '../../local/src/units.ts';
import { makeEnv } from '../make-env.mjs';

function run(
  [program = '', ...args]: string[],
  { isQuiet = false, env = process.env }: { isQuiet?: boolean; env?: NodeJS.ProcessEnv } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', isQuiet ? 'pipe' : 'inherit'],
    });
    let said = '';
    child.stdout?.on('data', (chunk) => {
      said += chunk;
      if (!isQuiet) process.stdout.write(chunk);
    });
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0
        ? resolve(said.trim())
        : reject(new Error(`${program} ${args.join(' ')} ended with ${code}`)),
    );
  });
}

/** The load generator has a single address: the default rate limit would reject nearly all of its writes. */
const loadFromOneAddress = 'LIMIT_FORM_PER_MINUTE=100000';

export interface Ports {
  site: number;
  tls: number;
  mailbox: number;
  payments: number;
}

/** The ports of a project that is still running. */
export function portsOfLastRun(folder: string): Ports | undefined {
  const envFile = path.join(folder, 'verify.env');
  if (!existsSync(envFile)) return undefined;
  const text = readFileSync(envFile, 'utf8');
  const port = (name: string) => Number(new RegExp(`^${name}=(\\d+)$`, 'm').exec(text)?.[1]);
  return {
    site: port('SITE_PORT'),
    tls: port('TLS_PORT'),
    mailbox: port('MAILBOX_PORT'),
    payments: port('PAYMENTS_PORT'),
  };
}

/**
 * The compose file as a separate project with its own secrets and ports, so that it can run next to others.
 * `COMPOSE_BIN` replaces `docker compose`, `ENGINE_BIN` replaces `docker`.
 */
export function composeProject({
  folder,
  ports,
  files,
}: {
  folder: string;
  ports: Ports;
  files: readonly string[];
}) {
  const { env } = process;
  const envFile = path.join(folder, 'verify.env');
  const set = {
    SITE_ORIGIN: `http://localhost:${ports.site}`,
    SITE_PORT: String(ports.site),
    TLS_PORT: String(ports.tls),
    MAILBOX_PORT: String(ports.mailbox),
    PAYMENTS_PORT: String(ports.payments),
    ADMIN_PASSWORD: 'a long one for the trial',
    TAG: 'verify',
  };
  if (!existsSync(envFile))
    writeFileSync(envFile, `${makeEnv({ isSandbox: true, set })}\n${loadFromOneAddress}\n`);
  const engine = (env.ENGINE_BIN || 'docker').split(' ');
  const compose = [
    ...(env.COMPOSE_BIN || 'docker compose').split(' '),
    ...files.flatMap((file) => ['-f', path.join(root, file)]),
    ...['-p', 'valam-verify', '--env-file', envFile, '--profile', 'sandbox'],
  ];

  return {
    admin: { email: 'owner@valam.example', password: set.ADMIN_PASSWORD },
    /** Builds the images sequentially: they share their first stages, and only finished stages are cached. */
    build: () =>
      run([...compose, '--progress', 'plain', 'build', '--quiet'], {
        env: { ...env, COMPOSE_PARALLEL_LIMIT: '1' },
      }),
    /** The size of each image without its base image. */
    async imageSizes() {
      const sizeOf = async (image: string) =>
        Number(await run([...engine, 'image', 'inspect', '--format', '{{.Size}}', image], { isQuiet: true }));
      const base = await sizeOf(baseImage);
      const sizes = await Promise.all(
        images.map(
          async (name) => `${name} +${megabytes((await sizeOf(`valam/${name}:${set.TAG}`)) - base)}`,
        ),
      );
      return `${baseImage} ${megabytes(base)}, ${sizes.join(', ')}`;
    },
    up: () => run([...compose, 'up', '--detach', '--no-build']),
    logs: () => run([...compose, 'logs', '--no-color', '--tail', '40']),
    /** @param file one of the scripts beside the compose file */
    script: (file: string, argument: string) =>
      run(['sh', path.join(root, file), argument], { env: { ...env, COMPOSE: compose.join(' ') } }),
    /** @returns the single value of the query */
    ask: (database: string, sql: string): Promise<string> =>
      run(
        [...compose, 'exec', '-T', 'postgres', 'psql', '-U', 'postgres', '-d', database, '-tA', '-c', sql],
        {
          isQuiet: true,
        },
      ),
    down: () => run([...compose, 'down', '--volumes']),

    async containersOf(unit: string): Promise<string[]> {
      const said = await run([...compose, 'ps', '--quiet', unit], { isQuiet: true });
      return said.split('\n').filter((line) => /^[0-9a-f]{12,}$/.test(line));
    },
    /** Replaces the unit's replicas as a release does. */
    roll: (unit: string) =>
      run([process.execPath, path.join(root, 'infra/docker/roll.mjs'), unit], {
        env: { ...env, COMPOSE_BIN: compose.join(' '), ENGINE_BIN: engine.join(' '), TAG: set.TAG },
      }),
    restart: (container: string) => run([...engine, 'restart', '--time', '30', container], { isQuiet: true }),
    /** Runs the container's health check. */
    isReady: (container: string) =>
      run([...engine, 'exec', container, 'is-ready'], { isQuiet: true }).then(
        () => true,
        () => false,
      ),
  };
}

const images = [...units, 'remotes'];
const baseImage =
  /^ARG NODE_IMAGE=(\S+)$/m.exec(
    readFileSync(path.join(root, 'infra/docker/service.Dockerfile'), 'utf8'),
  )?.[1] ?? '';
const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
