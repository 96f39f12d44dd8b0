import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { takeInPicture } from '@valam/contracts/catalog/media.rpc';
import { readSession } from '@valam/contracts/identity/auth.rpc';
import { consumeLimit } from '@valam/contracts/identity/limit.rpc';
import { getOwnProfile } from '@valam/contracts/identity/profile.rpc';
import { getReviewInvitation, setReviewPhoto } from '@valam/contracts/leads/review.rpc';
import { problem } from '@valam/contracts/shared/problem';
import { sampleId } from '@valam/contracts/shared/sample-id';
import { aSession } from './samples.js';
import { startTestGateway, type TestGateway } from './start-test-gateway.js';

const key = 'abcdef0123456789';
let directory: string;
let gateway: TestGateway;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'uploads-'));
  gateway = await startTestGateway({ STORAGE_URL: pathToFileURL(directory).href });
});
afterAll(async () => {
  await gateway.stop();
  await rm(directory, { recursive: true });
});

describe('a photo for a review', () => {
  const invitation = {
    firstName: 'Anna',
    tourTitle: 'Discovering Shiva',
    startDate: '2027-06-01',
    endDate: '2027-06-10',
    review: null,
  };
  const picture = {
    src: `/media/${key}`,
    width: 1600,
    height: 1200,
    alt: "A traveler's photo: Discovering Shiva",
    placeholder: '#fff',
    kind: 'photograph' as const,
  };
  const send = (token: string, body: string, type = 'image/jpeg') =>
    gateway.fetch(`/api/reviews/${token}/photo`, { method: 'POST', body, headers: { 'content-type': type } });
  const incoming = async () =>
    (await readdir(path.join(directory, 'incoming')).catch((): string[] => [])).length;

  beforeAll(async () => {
    await gateway.units.answer(getReviewInvitation, ({ token }) => {
      if (token === 'open') return invitation;
      if (token === 'sent')
        return {
          ...invitation,
          review: {
            rating: 5,
            text: 'Good.',
            state: 'submitted' as const,
            submittedAt: '2027-06-20T06:00:00Z',
          },
        };
      throw problem(getReviewInvitation, 'leads.link_unknown', 'This link isn’t valid.');
    });
    await gateway.units.answer(setReviewPhoto, ({ picture: photo }) => ({ ...invitation, photo }));
    await gateway.units.answer(takeInPicture, ({ alt }) => ({ key, picture: { ...picture, alt } }));
  });
  afterAll(async () => {
    gateway.units.leave(takeInPicture);
    await rm(path.join(directory, 'incoming'), { recursive: true, force: true });
  });

  it('is stored for the holder of the link, and can be removed', async () => {
    const sent = await send('open', 'bytes');
    expect(sent.status).toBe(201);
    expect(await sent.json()).toMatchObject({ photo: picture });
    const removed = await gateway.fetch('/api/reviews/open/photo', { method: 'DELETE' });
    expect(removed.status).toBe(200);
    expect(await removed.json()).toMatchObject({ photo: null });
  });

  it('is not even stored for an unknown link, a submitted review or a file that is not a picture', async () => {
    const before = await incoming();
    expect((await send('unknown', 'bytes')).status).toBe(404);
    expect((await send('sent', 'bytes')).status).toBe(409);
    expect((await send('open', '{}', 'application/json')).status).toBe(415);
    expect((await send('open', 'x'.repeat(15_000_001))).status).toBe(413);
    expect(await incoming()).toBe(before);
  });
});

describe('a photo of a partner', () => {
  const own = {
    id: sampleId('contributor', 'leela'),
    slug: 'leela',
    name: 'Leela',
    contributingArea: 'Host' as const,
    photos: [],
    createdAt: '2026-01-01T00:00:00Z',
    showContact: false,
    approvalStatus: 'approved' as const,
    version: 1,
    ...Object.fromEntries(
      [
        'about expertise tagline jobTitle country statesCovered languagesSpoken interests profilePhoto website',
        'facebook instagram twitter linkedin youtube email mobile gender referralCode referralLink',
      ]
        .join(' ')
        .split(' ')
        .map((name) => [name, null]),
    ),
  };
  const send = () =>
    gateway.fetch('/api/profile/photos?alt=Me', {
      method: 'POST',
      body: 'bytes',
      headers: { 'content-type': 'image/png', cookie: 'sid=partner', 'x-csrf-token': 'the-token' },
    });
  const counted: { rule: string; key: string }[] = [];

  beforeAll(async () => {
    await gateway.units.answer(readSession, () => aSession());
    await gateway.units.answer(takeInPicture, ({ alt }) => ({
      key,
      picture: {
        src: `/media/${key}`,
        width: 1,
        height: 1,
        alt,
        placeholder: '#fff',
        kind: 'photograph' as const,
      },
    }));
    await gateway.units.answer(consumeLimit, (call) => {
      counted.push(call);
      const isOver = call.rule === 'upload' && counted.filter(({ rule }) => rule === 'upload').length > 2;
      return { allowed: !isOver, remaining: 0, retryAfterSeconds: isOver ? 3_600 : 0 };
    });
  });
  afterAll(async () => {
    gateway.units.leave(takeInPicture);
    await gateway.units.answer(consumeLimit, () => ({ allowed: true, remaining: 9, retryAfterSeconds: 0 }));
    await rm(path.join(directory, 'incoming'), { recursive: true, force: true });
  });

  it.each([
    ['who has no page', { contributingArea: 'Affiliate' as const }],
    ['who waits for approval', { approvalStatus: 'pending' as const }],
    ['who was suspended', { approvalStatus: 'suspended' as const }],
  ])('is not even stored from a person who is %s', async (_who, change) => {
    await gateway.units.answer(getOwnProfile, () => ({ ...own, ...change }) as never);
    const response = await send();
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'catalog.upload_forbidden' });
    expect(await readdir(path.join(directory, 'incoming')).catch(() => [])).toEqual([]);
    expect(counted.filter(({ rule }) => rule === 'upload')).toEqual([]);
  });

  it('is accepted from an approved person, up to a daily limit', async () => {
    await gateway.units.answer(getOwnProfile, () => own as never);
    expect([(await send()).status, (await send()).status]).toEqual([201, 201]);
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('3600');
    expect(counted.find(({ rule }) => rule === 'upload')?.key).toBe(`account:${aSession().user.id}`);
    expect(await readdir(path.join(directory, 'incoming'))).toHaveLength(2);
  });
});

describe('an upload', () => {
  const upload = (body: string, headers: Record<string, string> = {}) =>
    gateway.fetch('/api/admin/media?alt=A%20lamp&focusX=10&focusY=20', {
      method: 'POST',
      body,
      headers: { 'content-type': 'image/png', cookie: 'sid=owner', 'x-csrf-token': 'the-token', ...headers },
    });

  it('is streamed into the storage and processed by catalog', async () => {
    await gateway.units.answer(readSession, () => aSession('content'));
    await gateway.units.answer(takeInPicture, async ({ incoming, alt, focus }) => {
      expect({ alt, focus }).toEqual({ alt: 'A lamp', focus: { x: 10, y: 20 } });
      expect(await readFile(path.join(directory, 'incoming', incoming), 'utf8')).toBe('bytes');
      return {
        key,
        picture: {
          src: `/media/${key}`,
          width: 1,
          height: 1,
          alt,
          placeholder: '#fff',
          kind: 'photograph' as const,
        },
      };
    });
    const response = await upload('bytes');
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ key });
  });

  it('is refused if it is too large, not a picture, or from a stranger', async () => {
    expect((await upload('x'.repeat(15_000_001))).status).toBe(413);
    expect((await upload('{}', { 'content-type': 'application/json' })).status).toBe(415);
    await gateway.units.answer(readSession, () => null);
    expect((await upload('bytes')).status).toBe(401);
    expect(await readdir(path.join(directory, 'incoming'))).toHaveLength(1);
  });
});
