import 'reflect-metadata';
import { runService } from '@valam/service-kit/bootstrap/run-service';
import { identity } from './identity.service.js';

await runService(identity);
