import { buildService } from '@valam/service-kit/build/service';

await buildService(import.meta.dirname);
