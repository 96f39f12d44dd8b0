import { mapOwnSources } from '@valam/service-kit/bootstrap/source-maps';

mapOwnSources();
await import('reflect-metadata');
const { runUnit } = await import('@valam/service-kit/bootstrap/run-unit');
const { gatewaySettings } = await import('./config.js');
const { RunningGateway } = await import('./running-gateway.js');

await runUnit('gateway', gatewaySettings, (parts, settings) => new RunningGateway(parts, settings));
