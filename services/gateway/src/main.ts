import 'reflect-metadata';
import { runUnit } from '@valam/service-kit/bootstrap/run-unit';
import { gatewaySettings } from './config.js';
import { RunningGateway } from './running-gateway.js';

await runUnit('gateway', gatewaySettings, (parts, settings) => new RunningGateway(parts, settings));
