import type { ServiceDefinition } from '@valam/service-kit/bootstrap/service-definition';
import { notificationsSettings } from './config.js';
import { MailEntity } from './delivery/mail.entity.js';
import { notificationsJobs } from './jobs.js';
import { m0001 } from './migrations/0001-mail.js';
import { m0002 } from './migrations/0002-forgotten.js';
import { m0020 } from './migrations/0020-counted-mailboxes.js';
import { m0021 } from './migrations/0021-resent-at.js';
import { NotificationsModule } from './notifications.module.js';

/** The service, as production and tests start it. */
export const notifications: ServiceDefinition<typeof notificationsSettings> = {
  name: 'notifications',
  config: notificationsSettings,
  module: NotificationsModule.of,
  entities: [MailEntity],
  migrations: [m0001, m0002, m0020, m0021],
  jobs: notificationsJobs,
  handlesMail: true,
};
