import { expect, it } from '@jest/globals';
import { applyAsHost } from '@valam/contracts/identity/host-application.rpc';
import { recordClick } from '@valam/contracts/identity/referral.rpc';
import { HostApplicationEntity } from '../../src/host-application/host-application.entity.js';
import { ForgetPrivateSources } from '../../src/host-application/forget-private-sources.js';
import { Limits } from '../../src/limit/limits.js';
import { RecordClick } from '../../src/referral/record-click.js';
import { visitor } from '../kit/identity-service.js';
import { runningIdentity } from '../kit/running-identity.js';

const { service, does } = await runningIdentity();
const countOf = async (table: string) =>
  (await service.dataSource.query<{ rows: number }[]>(`select count(*)::int as rows from ${table}`))[0]?.rows;

it('a visitor hash is kept until the end of the day in India, and the count of visits permanently', async () => {
  const { code } = await does.aContributor('clicked@example.org');
  const click = () => does.rpc.call(recordClick, { code, path: '/', visitor });
  service.clock.set(new Date('2026-12-01T10:00:00Z'));
  await click();
  await click();
  service.clock.set(new Date('2026-12-01T18:29:00Z'));
  await service.get(RecordClick).forget();
  expect([await countOf('referral_visitor'), await countOf('referral_click')]).toEqual([1, 1]);
  service.clock.set(new Date('2026-12-01T18:31:00Z'));
  await service.get(RecordClick).forget();
  expect([await countOf('referral_visitor'), await countOf('referral_click')]).toEqual([0, 1]);
  await click();
  const clicks = await service.dataSource.query('select clicks from referral_click order by day');
  expect(clicks).toEqual([{ clicks: 1 }, { clicks: 1 }]);
});

it('a rate-limit counter is deleted after its expiry, and not earlier', async () => {
  const limits = service.get(Limits);
  await service.dataSource.query('delete from rate_limit');
  await limits.consume('mail_visitor', 'over');
  await service.dataSource.query('update rate_limit set expire = 1');
  await limits.consume('mail_visitor', 'running');
  await limits.forget();
  expect(await countOf('rate_limit')).toBe(1);
});

it('a private page is removed as the source of a host application', async () => {
  const site = 'https://valam.example';
  const person = { firstName: 'Ravi', lastName: 'Iyer', mobile: '+919840012345' };
  const sourceOf = async (sourceUrl: string) => {
    const application = { ...person, email: 'sources@example.org', sourceUrl };
    const { id } = await does.rpc.call(applyAsHost, { application, visitor, idempotencyKey: null });
    // As stored before private pages were omitted.
    await service.dataSource.manager.update(HostApplicationEntity, { id }, { sourceUrl });
    await service.get(ForgetPrivateSources).sweep();
    return (await service.dataSource.manager.findOneByOrFail(HostApplicationEntity, { id })).sourceUrl;
  };
  expect(await sourceOf(`${site}/booking/manage/0f3c-key`)).toBeNull();
  expect(await sourceOf(`${site}/become-a-host`)).toBe(`${site}/become-a-host`);
});
