import 'reflect-metadata';
import { runService } from '@valam/service-kit/bootstrap/run-service';
import { catalog } from './definition.js';

await runService(catalog);
