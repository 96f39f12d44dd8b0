import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import type { RemoteManifest } from '@valam/registry/schema';
import { platform } from './platform.ts';
import { clientSettings, entryFile, remoteName, serverFile, serverSettings } from './remote.ts';
import { kitFolder } from './settings.ts';
import { readSurface } from './surface.ts';

interface DevServerOptions {
  readonly port: number;
  readonly log?: (line: string) => void;
}

/**
 * Serves one remote with hot updates, for a development build of the shell that uses the built versions of everything else:
 * `DEV_REMOTES=catalog=http://localhost:3101/remote-entry.json`.
 */
export async function startDevServer(folder: string, { port, log = () => {} }: DevServerOptions) {
  const name = remoteName(folder);
  const origin = `http://localhost:${port}`;
  const output = path.join(folder, `../.cache/development/${name}`);
  await mkdir(output, { recursive: true });

  const client = clientSettings(folder, path.join(output, 'client'), { isDevelopment: true, refresh: true });
  const compiler = rspack({
    ...client,
    output: { ...client.output, publicPath: `${origin}/` },
    plugins: [...client.plugins, new ReactRefreshRspackPlugin()],
  });
  // The dev server accepts a single compiler, so the server bundle is built by a separate watcher.
  const serverCompiler = rspack(serverSettings(folder, path.join(output, 'server'), { isDevelopment: true }));
  const bundle = path.join(output, 'server', serverFile);
  let manifest: RemoteManifest | null = null;
  const watching = serverCompiler.watch({}, (error, stats) => {
    if (error || !stats || stats.hasErrors()) {
      return log(String(error ?? stats?.toString({ all: false, errors: true })));
    }
    void describe(bundle, name, origin).then((next) => {
      manifest = next;
      log(`${name} ${next.version}`);
    });
  });

  const server = new RspackDevServer(
    {
      port,
      hot: true,
      liveReload: false,
      static: false,
      allowedHosts: 'all',
      headers: { 'Access-Control-Allow-Origin': '*' },
      client: {
        webSocketURL: `ws://localhost:${port}/ws`,
        overlay: { errors: true, warnings: false, runtimeErrors: false },
      },
      setupMiddlewares: (middlewares) => [
        {
          name: 'remote-entry',
          path: '/remote-entry.json',
          middleware: (_request: IncomingMessage, response: ServerResponse) =>
            void response.end(JSON.stringify(manifest)),
        },
        {
          name: 'server-bundle',
          path: `/${serverFile}`,
          middleware: (_request: IncomingMessage, response: ServerResponse) =>
            void readFile(bundle).then(
              (content) => response.end(content),
              () => response.writeHead(404).end(),
            ),
        },
        ...middlewares,
      ],
    },
    compiler,
  );
  await server.start();
  return {
    origin,
    entry: `${name}=${origin}/remote-entry.json`,
    async stop() {
      await server.stop();
      await new Promise<void>((resolve) => watching.close(() => resolve()));
    },
  };
}

/** Creates the same manifest as for a built version; the version is a hash of the content. */
async function describe(bundle: string, name: string, origin: string): Promise<RemoteManifest> {
  const surface = await readSurface(bundle);
  const version = createHash('sha256')
    .update(await readFile(bundle))
    .digest('hex')
    .slice(0, 12);
  return {
    name,
    version: `development-${version}`,
    platform: platform.generation,
    paths: [...surface.paths],
    slots: [...surface.slots],
    client: { entry: entryFile, chunks: {}, integrity: {} },
    server: { file: serverFile },
    origin,
  };
}

interface StandaloneOptions {
  readonly port: number;
  readonly api?: string;
}

/** Serves a remote alone in the mock shell. Calls without a fake response go to `api`. */
export async function startStandalone(folder: string, { port, api }: StandaloneOptions) {
  const client = clientSettings(
    folder,
    path.join(folder, `../.cache/development/${remoteName(folder)}-alone`),
    {
      isDevelopment: true,
      refresh: true,
    },
  );
  const compiler = rspack({
    ...client,
    entry: { main: './src/standalone/main.ts' },
    output: { ...client.output, publicPath: '/' },
    plugins: [
      new ReactRefreshRspackPlugin(),
      new rspack.HtmlRspackPlugin({
        title: remoteName(folder),
        template: path.join(kitFolder, 'build/standalone.html'),
      }),
    ],
  });
  const server = new RspackDevServer(
    {
      port,
      hot: true,
      static: false,
      allowedHosts: 'all',
      ...(api ? { proxy: [{ context: ['/api', '/media'], target: api }] } : {}),
    },
    compiler,
  );
  await server.start();
  return { origin: `http://localhost:${port}`, stop: () => server.stop() };
}
