import { describe, expect, it } from '@jest/globals';
import { mailFor, mailRequested } from '@valam/contracts/notifications/mail.events';
import { dice, isPlayed, playSeeds, seedsTimeoutMs } from '@valam/service-kit/testing/seeds';
import { startTestService, type TestService } from '@valam/service-kit/testing/start-test-service';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { notifications } from '../../src/notifications.service.js';
import { SmtpDouble } from '../smtp-double.js';

const mailDown = { number: 13, name: 'mail-down' };
const dayMs = 24 * 3_600_000;

const verification = (email: string) =>
  mailFor(
    'verify-email',
    { email, name: 'Asha' },
    { fullName: 'Asha', verifyUrl: 'https://site.example/verify-email/x' },
  );

/** Scenario: the mail server is down, or refuses temporarily; events are delivered up to three times. */
async function playMailDown(service: TestService, smtp: SmtpDouble, seed: number): Promise<string[]> {
  const roll = dice(seed);
  const upTo = (most: number) => 1 + Math.floor(roll() * most);
  const isAway = roll() < 0.5;
  smtp.mails.length = 0;
  if (isAway) await smtp.stop();
  else smtp.refuse = { code: 421 + Math.floor(roll() * 30), times: upTo(12) };
  const people = Array.from({ length: upTo(6) }, (_, index) => `reader-${index}-${seed}@chaos.example`);
  const ids: string[] = [];
  for (const email of people) {
    const id = await service.receive(mailRequested, verification(email));
    ids.push(id);
    for (let more = upTo(3); more > 1; more--) await service.receive(mailRequested, verification(email), id);
  }
  const known = () =>
    service.dataSource.query<{ state: string }[]>('select state from mail where id = any($1)', [ids]);
  await waitFor(async () => (await known()).length === ids.length);
  for (let hours = upTo(4); hours > 0; hours--) await service.advance(dayMs / 24);
  if (isAway) await smtp.start();
  smtp.refuse = { code: 0, times: 0 };
  await waitFor(
    async () => {
      await service.advance(dayMs / 4);
      return (await known()).every(({ state }) => state === 'sent');
    },
    { timeoutMs: 30_000, everyMs: 60 },
  );
  return people.flatMap((email) => {
    const arrived = smtp.mails.filter(({ to }) => to?.[0]?.address === email).length;
    return arrived === 1 ? [] : [`${arrived} mails reached ${email}`];
  });
}

describe('emails', () => {
  it.each([mailDown].filter(isPlayed))(
    'survive $number $name',
    async (scenario) => {
      const smtp = new SmtpDouble();
      await smtp.start();
      const env = { SMTP_URL: smtp.url, SITE_ORIGIN: 'https://site.example' };
      const service = await startTestService({ ...notifications, env });
      try {
        expect(await playSeeds(scenario, (seed) => playMailDown(service, smtp, seed))).toEqual([]);
      } finally {
        await service.stop();
        await smtp.stop();
      }
    },
    seedsTimeoutMs,
  );
});
