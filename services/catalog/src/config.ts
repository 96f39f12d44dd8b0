import { flag, siteOrigin, storageUrl } from '@valam/service-kit/config/common';
import * as z from 'zod/mini';

/** What catalog reads besides what every service reads. */
export const catalogSettings = z.object({
  SAMPLE_DATA: flag,
  SITE_ORIGIN: siteOrigin,
  STORAGE_URL: storageUrl,
});

/** The configuration as it is injected. */
export abstract class CatalogConfig {
  abstract readonly SAMPLE_DATA: boolean;
  abstract readonly SITE_ORIGIN: string;
  abstract readonly STORAGE_URL: string;
}
