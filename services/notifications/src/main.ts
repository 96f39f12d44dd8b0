import 'reflect-metadata';
import { runService } from '@valam/service-kit/bootstrap/run-service';
import { notifications } from './notifications.service.js';

await runService(notifications);
