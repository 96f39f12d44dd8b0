import { expect, it } from '@jest/globals';
import { linkHours } from '@valam/contracts/identity/link-life';
import { readConfig } from '@valam/service-kit/config/read-config';
import { documentedLimits, inWords, spanInWords } from '@valam/service-kit/testing/documented-limits';
import { hashingGate } from '../src/password/passwords.js';
import { identitySettings } from '../src/config.js';
import { rulesOf } from '../src/limit/limit-rules.js';
import { ofPartners, ofStaff } from '../src/session/session-life.js';

const settings = (NODE_ENV: string) =>
  readConfig(identitySettings, { NODE_ENV, SITE_ORIGIN: 'https://site.example' });
const hourSeconds = 3_600;

it('every limit of identity, and no other, is documented with its number in infra/docs/security.md', async () => {
  const rules = Object.entries(rulesOf(settings('production')));
  const counted = rules.map(([name, { points, seconds }]) => [name, inWords(points, seconds)]);
  const links = Object.entries(linkHours).map(([name, hours]) => [name, spanInWords(hours * hourSeconds)]);
  const life = ({ ageMs, restMs }: { ageMs: number; restMs: number }) =>
    `${spanInWords(ageMs / 1_000)}, ${spanInWords(restMs / 1_000)} unused`;
  expect(await documentedLimits('identity')).toEqual({
    ...Object.fromEntries([...counted, ...links]),
    staff_session: life(ofStaff),
    partner_session: life(ofPartners),
    hashing: `${hashingGate.atOnce} at once, ${hashingGate.waiting} waiting`,
  });
});

it('form and checkout limits are strict in production and generous where one machine acts for everybody', () => {
  expect(rulesOf(settings('production'))).toMatchObject({ form: { points: 20 }, checkout: { points: 20 } });
  expect(rulesOf(settings('development'))).toMatchObject({
    form: { points: 1_000 },
    checkout: { points: 1_000 },
  });
});
