import { mapOwnSources } from '@valam/service-kit/bootstrap/source-maps';

mapOwnSources();
await import('reflect-metadata');
const { runService } = await import('@valam/service-kit/bootstrap/run-service');
const { catalog } = await import('./catalog.service.js');

await runService(catalog);
