import { flag, siteOrigin } from '@valam/service-kit/config/common';
import { bucketHasKeys, storageSettings } from '@valam/service-kit/storage/open-storage';
import * as z from 'zod/mini';

/** What catalog reads besides what every service reads. */
export const catalogSettings = z
  .object({ SAMPLE_DATA: flag, SITE_ORIGIN: siteOrigin, ...storageSettings })
  .check(bucketHasKeys);
type CatalogSettings = z.output<typeof catalogSettings>;

/** The configuration as it is injected. */
export abstract class CatalogConfig implements CatalogSettings {
  abstract readonly SAMPLE_DATA: boolean;
  abstract readonly SITE_ORIGIN: string;
  abstract readonly STORAGE_URL: string;
  abstract readonly AWS_REGION: string;
}
