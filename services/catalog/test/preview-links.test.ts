import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { getPolicy } from '@valam/contracts/catalog/policy.rpc';
import { getTour } from '@valam/contracts/catalog/tour.rpc';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import { staffAccessEnded } from '@valam/contracts/identity/staff.events';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { as, deskOf, wholeTour } from './desk.js';
import { runningCatalog } from './start-catalog.js';

const catalog = await runningCatalog();
const { create, update, act } = deskOf(catalog);
const tokenIn = (url: unknown) => new URL(String(url)).searchParams.get('preview') ?? '';

describe('a preview link', () => {
  it('shows a draft on its page to anyone with the link, for a week', async () => {
    await create('tours', { ...wholeTour, slug: 'nine-nights-of-sakti' });
    const tour = await create('tours', { ...wholeTour, slug: 'previewed' });
    const { url } = await act('tours', tour.id, 'preview');
    const token = tokenIn(url);
    expect(String(url)).toContain('http://site.test/spiritual-tours/previewed?preview=');
    expect((await catalog.rpc.call(getTour, { slug: 'previewed', preview: token })).title).toBe(
      wholeTour.title,
    );
    const other = catalog.rpc.call(getTour, { slug: 'nine-nights-of-sakti', preview: token });
    await expect(other).rejects.toMatchObject({ problem: { code: 'catalog.preview_refused' } });
    await catalog.advance(8 * 86_400_000);
    const late = catalog.rpc.call(getTour, { slug: 'previewed', preview: token });
    await expect(late).rejects.toMatchObject({ problem: { kind: 'forbidden' } });
  });

  it('shows the draft that it was created for, even if another draft has the slug now', async () => {
    const tour = await create('tours', { ...wholeTour, title: 'The first draft', slug: 'draft' });
    const preview = tokenIn((await act('tours', tour.id, 'preview')).url);
    const shown = async () => (await catalog.rpc.call(getTour, { slug: 'draft', preview })).title;
    await update('tours', tour.id, 1, { slug: 'nine-nights' });
    expect(await shown()).toBe('The first draft');
    await create('tours', { ...wholeTour, title: 'Another draft', slug: 'draft' });
    expect(await shown()).toBe('The first draft');
  });

  it('shows no draft after the staff member who created it has lost access', async () => {
    const tour = await create('tours', { ...wholeTour, slug: 'previewed-by-who-left' });
    const editor = () => ({ ...as('content'), userId: randomUUID() });
    const [leaving, staying] = [editor(), editor()];
    const linkOf = async (caller: Caller) =>
      tokenIn((await act('tours', tour.id, 'preview', {}, caller)).url);
    const opens = (preview: string) =>
      catalog.rpc.call(getTour, { slug: 'previewed-by-who-left', preview }).then(
        () => true,
        () => false,
      );
    const [ending, other] = [await linkOf(leaving), await linkOf(staying)];
    expect([await opens(ending), await opens(other)]).toEqual([true, true]);
    await catalog.receive(staffAccessEnded, {
      userId: leaving.userId,
      email: 'left@valam.example',
      endedAt: catalog.clock.now().toISOString(),
    });
    await waitFor(async () => !(await opens(ending)));
    expect(await opens(other)).toBe(true);
    // The person has access again.
    await catalog.advance(2_000);
    expect(await opens(await linkOf(leaving))).toBe(true);
  });

  it('shows no draft after access ended twice, in any order of the events', async () => {
    const tour = await create('tours', { ...wholeTour, slug: 'previewed-by-who-left-twice' });
    const leaving = { ...as('content'), userId: randomUUID() };
    const end = async (endedAt: Date) => {
      const ended = { userId: leaving.userId, email: 'twice@valam.example', endedAt: endedAt.toISOString() };
      const id = await catalog.receive(staffAccessEnded, ended);
      const read = () => catalog.dataSource.query<unknown[]>('select 1 from inbox where event_id = $1', [id]);
      await waitFor(async () => (await read()).length > 0);
    };
    const first = catalog.clock.now();
    await catalog.advance(2_000);
    const { url } = await act('tours', tour.id, 'preview', {}, leaving);
    await catalog.advance(2_000);
    const last = catalog.clock.now();
    await end(last);
    await end(first);
    const shown = catalog.rpc.call(getTour, { slug: 'previewed-by-who-left-twice', preview: tokenIn(url) });
    await expect(shown).rejects.toMatchObject({ problem: { code: 'catalog.preview_refused' } });
  });

  it('shows the policy version that it was created for, even with several drafts', async () => {
    const policy = { slug: 'privacy_policy', title: 'Privacy' };
    const shown = async (policyVersion: string, effectiveFrom: string) => {
      const values = { ...policy, policyVersion, effectiveFrom, body: `Body of ${policyVersion}.` };
      const { id } = await create('policies', values);
      return { id, read: () => previewOf(id) };
    };
    const previewOf = async (id: string) => {
      const { url } = await act('policies', id, 'preview');
      const preview = tokenIn(url);
      return (await catalog.rpc.call(getPolicy, { slug: policy.slug, preview })).body;
    };
    const drafts = [await shown('1', '2026-01-01'), await shown('2', '2027-01-01')];
    const bodies = ['Body of 1.', 'Body of 2.'];
    expect(await Promise.all(drafts.map(({ read }) => read()))).toEqual(bodies);
    await act('policies', drafts[0]?.id ?? '', 'publish');
    expect(await Promise.all(drafts.map(({ read }) => read()))).toEqual(bodies);
  });
});
