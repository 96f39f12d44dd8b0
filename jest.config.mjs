import { browserProject, nodeProject } from './packages/config/jest/projects.ts';
import { remoteFolders } from './packages/registry/src/remote-folders.ts';

export default {
  cacheDirectory: '.cache/jest',
  // For all projects: Jest heeds this only here. Real servers on a busy machine may take their time.
  testTimeout: 180_000,
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
