import 'reflect-metadata';
import { runService } from '@valam/service-kit/bootstrap/run-service';
import { identity } from './definition.js';

await runService(identity);
