import * as z from 'zod/mini';
import { storageUrl } from '../config/common.js';
import { FileObjects } from './file-objects.js';
import type { ObjectStorage } from './object-storage.js';
import { S3Objects } from './s3-objects.js';

/** Settings of the storage, for the configuration of a unit that uses it. */
export const storageSettings = {
  STORAGE_URL: storageUrl,
  AWS_ACCESS_KEY_ID: z.optional(z.string()),
  AWS_SECRET_ACCESS_KEY: z.optional(z.string()),
  AWS_REGION: z._default(z.string(), 'eu-central-1'),
  S3_ENDPOINT: z.optional(
    z.url({ protocol: /^https?$/, error: 'must be an address such as https://s3.example.org' }),
  ),
};
interface StorageSettings {
  readonly STORAGE_URL: string;
  readonly AWS_ACCESS_KEY_ID?: string | undefined;
  readonly AWS_SECRET_ACCESS_KEY?: string | undefined;
  readonly AWS_REGION: string;
  readonly S3_ENDPOINT?: string | undefined;
}

/** A bucket requires keys. For `check(…)` of a configuration with `storageSettings`. */
export const bucketHasKeys = z.refine<StorageSettings>(
  (settings) =>
    !settings.STORAGE_URL.startsWith('s3:') ||
    Boolean(settings.AWS_ACCESS_KEY_ID && settings.AWS_SECRET_ACCESS_KEY),
  { path: ['AWS_ACCESS_KEY_ID'], message: 'a bucket needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY' },
);

/** Opens the configured storage. */
export function openStorage(settings: StorageSettings): ObjectStorage {
  if (settings.STORAGE_URL.startsWith('file:')) return new FileObjects(settings.STORAGE_URL);
  return new S3Objects({
    url: settings.STORAGE_URL,
    accessKeyId: settings.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: settings.AWS_SECRET_ACCESS_KEY ?? '',
    region: settings.AWS_REGION,
    ...(settings.S3_ENDPOINT ? { endpoint: settings.S3_ENDPOINT } : {}),
  });
}
