import { flag, siteOrigin } from '@valam/service-kit/config/common';
import { configClass } from '@valam/service-kit/config/settings.module';
import { bucketHasKeys, storageSettings } from '@valam/service-kit/storage/open-storage';
import * as z from 'zod/mini';

/** Settings of catalog, in addition to those of every service. */
export const catalogSettings = z
  .object({
    SAMPLE_DATA: flag,
    SITE_ORIGIN: siteOrigin,
    /** Generates only the variants that browsers request. */
    PICTURES_ON_DEMAND: flag,
    ...storageSettings,
  })
  .check(bucketHasKeys);

/** The settings as they are injected. */
export abstract class CatalogConfig extends configClass(catalogSettings) {}
