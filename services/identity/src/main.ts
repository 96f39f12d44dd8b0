import { mapOwnSources } from '@valam/service-kit/bootstrap/source-maps';

mapOwnSources();
await import('reflect-metadata');
const { runService } = await import('@valam/service-kit/bootstrap/run-service');
const { identity } = await import('./identity.service.js');

await runService(identity);
