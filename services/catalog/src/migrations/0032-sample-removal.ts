import { migration } from '@valam/service-kit/database/migration';

/** Time at which the operator removed the sample content; it is not loaded again afterwards. */
export const sampleRemoval = migration(
  '0032-sample-removal',
  'alter table sample_start add column removed_at timestamptz;',
);
