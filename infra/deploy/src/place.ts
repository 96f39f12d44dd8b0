import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../../..');

/** Paths of the registry, the released folders and the rollback requests. */
export function releasePlace() {
  const { env } = process;
  const dataDir = path.resolve(root, env.DATA_DIR || '.data');
  return {
    registryFile: env.REGISTRY_FILE || path.join(dataDir, 'remotes.json'),
    remotesDir: env.REMOTES_DIR || path.join(dataDir, 'remotes'),
    rollbackRequests: env.ROLLBACK_REQUESTS_DIR || path.join(dataDir, 'rollback-requests'),
  };
}
