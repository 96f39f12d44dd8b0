import { expect, it } from '@jest/globals';
import { readConfig } from '@valam/service-kit/config/read-config';
import { documentedLimits, inWords } from '@valam/service-kit/testing/documented-limits';
import { notificationsSettings } from '../src/config.js';

it('every limit of notifications, and no other, is documented with its number in infra/docs/security.md', async () => {
  const settings = readConfig(notificationsSettings, { SMTP_URL: 'smtp://127.0.0.1:1025' });
  expect(await documentedLimits('notifications')).toEqual({
    stranger_mails: inWords(settings.LIMIT_STRANGER_MAILS_PER_HOUR, 3_600),
  });
});
