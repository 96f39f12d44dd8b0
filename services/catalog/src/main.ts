import 'reflect-metadata';
import { runService } from '@valam/service-kit/bootstrap/run-service';
import { catalog } from './catalog.service.js';

await runService(catalog);
