import type { RemoteManifest } from '../src/schema.ts';

export const aManifest = (name: string, version: string): RemoteManifest => ({
  name,
  version,
  platform: 1,
  paths: [],
  slots: [],
  client: { entry: 'remoteEntry.js', chunks: {}, integrity: {} },
  server: { file: 'server.cjs' },
});
