import 'reflect-metadata';
import { runService } from '@valam/service-kit/bootstrap/run-service';
import { notificationsService } from './notifications.service-definition.js';

await runService(notificationsService);
