import type http from 'node:http';
import { once } from 'node:events';
import path from 'node:path';
import { Adoption } from './adoption';
import { ClientFailures } from './client-failures';
import type { ShellConfig } from './config';
import { createFront } from './front';
import { GatewayProxy } from './gateway-proxy';
import { createLog, type Log } from './log';
import { createMetrics } from './metrics';
import { createOpsServer } from './ops-server';
import { Pages } from './pages';
import { Readiness } from './readiness';
import { reactToFailures } from './react-to-failures';
import { RegistrySource } from './registry-source';
import { RendererPool } from './renderer-pool';
import { readShellAssets } from './shell-assets';
import { SiteFiles } from './site-files/site-files';
import { StaffCheck } from './staff';
import { createRollbackRequests } from './rollback-requests';

/** Platform generations whose remotes are served; defined at build time from the platform list. */
declare const SERVED_GENERATIONS: readonly number[];

const leastPatienceMs = 15_000;

export interface RunningShell {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the unit as it runs in production: the registry, the rendering processes, then the HTTP server. */
export async function startShell(
  config: ShellConfig,
  distFolder: string,
  env: NodeJS.ProcessEnv,
  log: Log = createLog(config.logLevel),
): Promise<RunningShell> {
  const clientFolder = path.join(distFolder, 'client');
  const pool = new RendererPool({
    file: path.join(distFolder, 'server/renderer.js'),
    size: config.renderers,
    env,
    log,
    settings: {
      gateways: config.gateways,
      remotesFrom: config.remotesFrom,
      siteOrigin: config.siteOrigin,
      brand: config.brand,
      thirdParties: config.thirdParties,
      assets: readShellAssets(clientFolder),
      extraSources: Object.values(config.devRemotes).flatMap(developmentSources),
      isUnsignedAllowed: Object.keys(config.devRemotes).length > 0,
      formKeys: config.formKeys,
    },
  });
  const adoption = new Adoption(pool, SERVED_GENERATIONS, log);
  const metrics = createMetrics({
    version: config.version,
    ready: () => pool.ready,
    occupancy: () => pool.occupancy,
    remotes: () => registry.registry.remotes,
  });
  const watch = reactToFailures(pool, {
    adoption,
    metrics,
    remotes: () => registry.registry.remotes,
    requestRollback: createRollbackRequests(config.rollbackRequests, log),
    log,
  });
  let adopting = Promise.resolve();
  const registry = new RegistrySource({
    place: config.registryFile,
    devRemotes: config.devRemotes,
    log,
    onChange: (next) => {
      adopting = adoption.follow(next);
    },
  });

  await pool.start();
  await registry.start();
  await adopting;

  const gateway = new GatewayProxy(config.gateways);
  const readiness = new Readiness({ pool, adoption, registry, gateway, checks: config.readyChecks });
  const pages = new Pages({
    pool,
    adoption,
    watch,
    registry: () => registry.registry,
    staff: new StaffCheck(config.gateways),
    brand: config.brand,
    isSecure: config.siteOrigin.startsWith('https:'),
  });
  const front = createFront({
    config,
    log,
    metrics,
    pages,
    gateway,
    readiness,
    registry: () => registry.registry,
    clientFailures: new ClientFailures({
      log,
      registry: () => registry.registry,
      onFailure: (remote) => metrics.countFailure(remote, 'browser'),
    }),
    siteFiles: new SiteFiles({
      gateways: config.gateways,
      brand: { ...config.brand, origin: config.siteOrigin },
      origin: config.siteOrigin,
      workerFile: path.join(distFolder, 'worker/sw.js'),
    }),
    assetsFolder: clientFolder,
  });
  const ops = config.opsPort === undefined ? null : createOpsServer(readiness, metrics);
  await listen(front, config.port, config.host);
  if (ops) await listen(ops, config.opsPort ?? 0, config.opsHost);
  const address = front.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  log.info('shell is listening', { port, renderers: pool.pids });

  return {
    url: `http://localhost:${port}`,
    async stop() {
      readiness.drain();
      await new Promise((resolve) => setTimeout(resolve, config.drainMs));
      registry.stop();
      const closed = new Promise((resolve) => front.close(resolve));
      front.closeIdleConnections();
      const patience = setTimeout(() => front.closeAllConnections(), leastPatienceMs);
      await closed;
      clearTimeout(patience);
      await pool.close(leastPatienceMs);
      gateway.close();
      ops?.close();
      ops?.closeAllConnections();
    },
  };
}

/** Backlog of connections; beyond it clients retry after a second or more. */
const connectionsWaiting = 4_096;

async function listen(server: http.Server, port: number, host: string): Promise<void> {
  server.listen({ port, host, backlog: connectionsWaiting });
  await once(server, 'listening');
}

/** CSP sources of a development server: scripts and hot updates. */
function developmentSources(entry: string): string[] {
  const { host } = new URL(entry);
  return [`http://${host}`, `ws://${host}`];
}
