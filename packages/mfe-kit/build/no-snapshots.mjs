// Stands for the parts of the federation runtime that plan downloads from snapshots of whole deployments. The shell
// has a registry of its own and its hints come from the server, so none of this ever runs.

const nothing = () => undefined;

export class SnapshotHandler {
  hooks = { applyPlugin: nothing };
  manifestCache = new Map();
}
export const snapshotPlugin = () => ({ name: 'snapshot-plugin' });
export const generatePreloadAssetsPlugin = () => ({ name: 'generate-preload-assets-plugin' });
export const assignRemoteInfo = nothing;
export const getGlobalRemoteInfo = nothing;
export const formatPreloadArgs = () => [];
export const preloadAssets = nothing;
