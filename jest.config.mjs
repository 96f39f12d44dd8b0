import path from 'node:path';
import { browserProject, nodeProject, usualLimitMs } from './packages/config/jest/projects.ts';
import { remoteFolders } from './packages/registry/src/remote-folders.ts';

export default {
  cacheDirectory: '.cache/jest',
  // For all projects: Jest heeds this only here.
  testTimeout: usualLimitMs,
  // More than processors: a third of a worker's time is waiting for servers and for timers. Never 1 by default: then the
  // runner of the Node side has only one thread for all projects, and takes only one project (ADR 0710).
  maxWorkers: 3,
  // A worker that has ended gives back hundreds of megabytes, for which a busy machine takes longer than the usual half second.
  workerGracefulExitTimeout: 10_000,
  testSequencer: path.join(import.meta.dirname, 'packages/config/jest/long-first.cjs'),
  projects: [
    nodeProject('contracts', 'packages/contracts'),
    nodeProject('service-kit', 'packages/service-kit', { needsServers: true }),
    nodeProject('registry', 'packages/registry'),
    nodeProject('gateway', 'services/gateway', { needsServers: true }),
    nodeProject('catalog', 'services/catalog', { needsServers: true }),
    nodeProject('leads', 'services/leads', { needsServers: true }),
    nodeProject('identity', 'services/identity', { needsServers: true }),
    nodeProject('notifications', 'services/notifications', { needsServers: true }),
    nodeProject('local', 'infra/local'),
    nodeProject('audit', 'infra/audit'),
    nodeProject('testing', 'packages/testing'),
    browserProject('ui', 'packages/ui'),
    browserProject('mfe-kit', 'packages/mfe-kit'),
    browserProject('shell', 'shell'),
    ...remoteFolders(import.meta.dirname).map((folder) => browserProject(folder, folder)),
  ],
};
