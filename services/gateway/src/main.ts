import 'reflect-metadata';
import { runUnit } from '@valam/service-kit/bootstrap/run-unit';
import { GatewaySettings } from './config.js';
import { RunningGateway } from './running-gateway.js';

await runUnit('gateway', GatewaySettings, (parts, settings) => new RunningGateway(parts, settings));
