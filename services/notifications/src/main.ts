import { mapOwnSources } from '@valam/service-kit/bootstrap/source-maps';

mapOwnSources();
await import('reflect-metadata');
const { runService } = await import('@valam/service-kit/bootstrap/run-service');
const { notifications } = await import('./notifications.service.js');

await runService(notifications);
