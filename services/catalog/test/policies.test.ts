import { describe, expect, it } from '@jest/globals';
import { getPolicy, listPolicies } from '@valam/contracts/catalog/policy.rpc';
import { deskOf, refused } from './desk.js';
import { runningCatalog } from './start-catalog.js';

const catalog = await runningCatalog();
const { create, update, act } = deskOf(catalog);

const first = {
  ...{ slug: 'terms_of_service', title: 'Terms', policyVersion: '2026-1' },
  ...{ effectiveFrom: '2026-01-01', body: 'As agreed.' },
};
/** Today, by the test's clock. */
const today = '2026-11-02';

const named = (version: string) => catalog.rpc.call(getPolicy, { slug: first.slug, version });

describe('a version of a policy', () => {
  it('is editable until it is published, and immutable afterwards', async () => {
    const { id } = await create('policies', { ...first, body: 'A draft.' });
    await expect(named('2026-1')).rejects.toMatchObject({ problem: { code: 'catalog.policy_not_found' } });
    await update('policies', id, 1, { body: first.body });
    const { version } = await act('policies', id, 'publish');
    const changes = {
      ...{ slug: 'terms', title: 'Other', policyVersion: '2026-1a', effectiveFrom: '2026-02-01' },
      body: 'Never agreed.',
    };
    for (const [field, value] of Object.entries(changes))
      await expect(update('policies', id, Number(version), { [field]: value })).rejects.toMatchObject({
        problem: {
          ...refused({ [field]: expect.stringContaining('published') }).problem,
          message: expect.stringContaining('new version'),
        },
      });
    expect(await named('2026-1')).toMatchObject({ body: first.body, isInForce: true });
    expect(await update('policies', id, Number(version), first)).toMatchObject({ body: first.body });
  });

  it('is immutable for CSV imports too', async () => {
    const { csv } = await act('policies', 'all', 'export');
    const bring = (text: string) => act('policies', 'all', 'import', { csv: text, dryRun: false });
    expect(await bring(String(csv))).toMatchObject({ updated: 1, problems: [] });
    const { csv: now } = await act('policies', 'all', 'export');
    const report = await bring(String(now).replace(first.body, 'Never agreed.'));
    expect(report).toMatchObject({ problems: [{ row: 2, fields: { body: expect.any(String) } }] });
    expect((await named('2026-1')).body).toBe(first.body);
  });

  it.each(['unpublish', 'archive'])(
    'that came into effect can be read by its version after %s, unchanged',
    async (withdraw) => {
      const policyVersion = `2026-${withdraw}`;
      const { id } = await create('policies', { ...first, policyVersion, effectiveFrom: today });
      await act('policies', id, 'publish');
      const { version } = await act('policies', id, withdraw);
      await expect(update('policies', id, Number(version), { body: 'Never agreed.' })).rejects.toMatchObject(
        refused({ body: expect.any(String) }),
      );
      expect(await named(policyVersion)).toMatchObject({ body: first.body, isInForce: false });
      const current = await catalog.rpc.call(getPolicy, { slug: first.slug });
      expect(current).toMatchObject({ version: '2026-1', isInForce: true });
      expect(current.versions.map((one) => one.version)).toEqual(['2026-1']);
    },
  );

  it('that was withdrawn before its effective date cannot be read', async () => {
    const { id } = await create('policies', {
      ...first,
      policyVersion: '2027-1',
      effectiveFrom: '2027-01-01',
    });
    await act('policies', id, 'publish');
    expect((await named('2027-1')).isInForce).toBe(false);
    await act('policies', id, 'archive');
    await expect(named('2027-1')).rejects.toMatchObject({ problem: { kind: 'not_found' } });
  });

  it('cannot start on a past day, on which another one was in force', async () => {
    const late = await create('policies', { ...first, policyVersion: '2026-2', effectiveFrom: '2026-11-01' });
    await expect(act('policies', late.id, 'publish')).rejects.toMatchObject(
      refused({ effectiveFrom: 'This day has passed. Choose Nov 02, 2026 or a later day.' }),
    );
    expect(await named('2026-1')).toMatchObject({ isInForce: true });
    await update('policies', late.id, 1, { effectiveFrom: today });
    await act('policies', late.id, 'publish');
    expect(await named('2026-2')).toMatchObject({ isInForce: true });
  });

  it('replaces a lower version of the same day, and is refused if it is lower itself', async () => {
    const versionOfToday = (policyVersion: string) =>
      create('policies', { ...first, policyVersion, effectiveFrom: today });
    const [ninth, tenth] = await Promise.all([versionOfToday('2026-9'), versionOfToday('2026-10')]);
    await act('policies', ninth.id, 'publish');
    await act('policies', tenth.id, 'publish');
    expect(await named('2026-10')).toMatchObject({ isInForce: true });
    expect(await catalog.rpc.call(listPolicies, {})).toMatchObject([
      { slug: first.slug, version: '2026-10' },
    ]);
    await act('policies', ninth.id, 'unpublish');
    await expect(act('policies', ninth.id, 'publish')).rejects.toMatchObject(
      refused({ policyVersion: 'Comes before 2026-10, which is valid from the same day.' }),
    );
  });
});
