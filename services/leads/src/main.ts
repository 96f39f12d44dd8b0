import { mapOwnSources } from '@valam/service-kit/bootstrap/source-maps';

mapOwnSources();
const { runService } = await import('@valam/service-kit/bootstrap/run-service');
const { leadsService } = await import('./leads.service.js');

await runService(leadsService);
