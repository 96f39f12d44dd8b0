import { runService } from '@valam/service-kit/bootstrap/run-service';
import { leadsService } from './leads.service.js';

await runService(leadsService);
