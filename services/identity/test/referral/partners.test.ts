import { describe, expect, it } from '@jest/globals';
import { resetPassword } from '@valam/contracts/identity/account.rpc';
import { picturesUsedByIdentity } from '@valam/contracts/catalog/picture-use.rpc';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import { contributorPublished } from '@valam/contracts/identity/contributor.events';
import { changeOwnProfile, getOwnProfile } from '@valam/contracts/identity/profile.rpc';
import {
  drawOwnQr,
  exportOwnCommissions,
  getOwnReferral,
  getReferralStats,
  listOwnPayouts,
  pictureOwnQr,
  recordClick,
  signUpForReferral,
} from '@valam/contracts/identity/referral.rpc';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { nobody, refusalOf, visitor } from '../kit/identity-service.js';
import { dayMs, password } from '../kit/partner-actions.js';
import { runningPartnerProgram } from '../kit/running-identity.js';

const { service, does, partners } = await runningPartnerProgram();

describe('joining the referral program', () => {
  it('creates an approved affiliate with a readable code, and emails the link and a link to set a password', async () => {
    const { caller, code, mail } = await partners.aPartner('maya@example.org');
    expect(code).toMatch(/^MAYA[A-Z0-9]{3}$/);
    expect(mail.data.referralLink).toBe(`http://localhost:8080/?ref=${code}`);
    expect(JSON.stringify(mail.data)).not.toContain(password);
    expect(caller).toMatchObject({ role: 'contributor', email: 'maya@example.org' });
    const { user } = await does.signIn({ email: 'maya@example.org', password });
    expect(user.fullName).toBe('Maya Lindqvist');
    const [published] = (await service.publishedEvents(contributorPublished)).slice(-1);
    expect(published?.payload).toMatchObject({
      referralCode: code,
      isListed: false,
      contributingArea: 'Affiliate',
    });
  });

  it('sends the link again to a person who joins twice, without another account', async () => {
    const { code } = await partners.aPartner('twice@example.org');
    const signup = { firstName: 'Maya', lastName: 'Again', email: 'Twice@example.org' };
    await does.rpc.call(signUpForReferral, { signup, visitor, idempotencyKey: null });
    const mail = await does.mailTo('twice@example.org', 'referral-welcome', 2);
    expect(mail.data).toMatchObject({ referralCode: code, setPasswordUrl: null });
  });

  it('keeps an emailed link valid if the form is sent again', async () => {
    const desk = await does.admin(await does.asOwner());
    const invited = 'new-colleague@example.org';
    await desk.create('staff', { email: invited, fullName: 'New Colleague', role: 'content' });
    for (const [email, template] of [
      ['impatient@example.org', 'referral-welcome'],
      [invited, 'staff-invitation'],
    ] as const) {
      const signup = { firstName: 'Ira', lastName: 'Sen', email };
      const send = () => does.rpc.call(signUpForReferral, { signup, visitor, idempotencyKey: null });
      await send();
      const mail = await does.mailTo(email, template);
      await send();
      await does.mailTo(email, 'referral-welcome', 2);
      await does.rpc.call(resetPassword, { token: does.tokenIn(mail, 'setPasswordUrl'), password, visitor });
      expect((await does.signIn({ email, password })).user.email).toBe(email);
    }
  });

  it('leaves suspected bots to staff, and sends no email to strangers', async () => {
    const email = 'stranger@example.org';
    const signup = { firstName: 'Buy', lastName: 'Now', email, website: 'https://spam.example' };
    await does.rpc.call(signUpForReferral, { signup, visitor, idempotencyKey: null });
    const desk = await does.admin(await does.asOwner());
    await waitFor(async () => {
      const { items } = await desk.list('contributors', { approvalStatus: 'pending' });
      return items.some((item) => item.email === email);
    });
    expect(await does.mails(email)).toEqual([]);
    await does.rpc.call(signUpForReferral, {
      signup: { ...signup, website: '' },
      visitor,
      idempotencyKey: null,
    });
    await does.mailTo(email, 'referral-welcome');
  });

  it('gives access to a suspected bot that staff approve', async () => {
    const email = 'hasty@example.org';
    const signup = { firstName: 'Hasty', lastName: 'Typist', email, website: 'https://filled.example' };
    await does.rpc.call(signUpForReferral, { signup, visitor, idempotencyKey: null });
    const desk = await does.admin(await does.asOwner());
    const id = await waitFor(async () => (await desk.list('contributors', {}, email)).items[0]?.id);
    await desk.act('contributors', String(id), 'approve');
    const mail = await does.mailTo(email, 'account-approved');
    await does.rpc.call(resetPassword, { token: does.tokenIn(mail, 'setPasswordUrl'), password, visitor });
    const { user } = await does.signIn({ email, password });
    expect(user.contributor).toMatchObject({ id, referralCode: mail.data.referralCode });
  });

  it('does not approve a host who waits for approval', async () => {
    await does.signUpAs('waiting-host@example.org');
    await does.verify('waiting-host@example.org');
    const signup = { firstName: 'A', lastName: 'Host', email: 'waiting-host@example.org' };
    await does.rpc.call(signUpForReferral, { signup, visitor, idempotencyKey: null });
    await service.publishedEvents();
    expect(await refusalOf(does.signIn({ email: signup.email, password }))).toMatchObject({
      code: 'identity.not_approved',
    });
  });
});

describe('a click', () => {
  it('is counted once per visitor and day, without bots, and stores no address', async () => {
    const { caller, code } = await partners.aPartner('clicks@example.org');
    const click = (from: { address: string; userAgent: string | null }) =>
      does.rpc.call(recordClick, { code: code.toLowerCase(), path: '/', visitor: from });
    await click(visitor);
    await click(visitor);
    await click({ ...visitor, address: '203.0.113.8' });
    await click({ ...visitor, userAgent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
    await click({ ...visitor, userAgent: null });
    expect((await does.rpc.call(getOwnReferral, { caller })).clicks).toBe(2);
    await service.advance(dayMs);
    await click(visitor);
    const own = await does.rpc.call(getOwnReferral, { caller });
    expect(own.clicks).toBe(3);
    expect(own.byMonth).toHaveLength(12);
    expect(own.byMonth.at(-1)).toMatchObject({ month: '2026-11', clicks: 3, leads: 1 });
    const kept = await service.dataSource.query('select mark from referral_visitor');
    expect(JSON.stringify(kept)).not.toContain('203.0.113');
  });
});

describe('data of a partner', () => {
  it('is accessible only to the session that owns the code', async () => {
    const mine = await partners.aPartner('mine@example.org');
    const other = await partners.aPartner('other@example.org');
    const stats = (caller: Caller, code: string) => does.rpc.call(getReferralStats, { caller, code });
    expect(await stats(mine.caller, mine.code.toLowerCase())).toMatchObject({
      referralCode: mine.code,
      totalReferrals: 1,
      leads: [{ email: 'referred@example.org' }],
    });
    expect(await refusalOf(stats(nobody, mine.code))).toMatchObject({ kind: 'unauthenticated' });
    expect(await refusalOf(stats(other.caller, mine.code))).toMatchObject({ kind: 'forbidden' });
    expect(await refusalOf(stats(other.caller, 'NOSUCHCODE'))).toMatchObject({ kind: 'forbidden' });
    const owner = await does.asOwner();
    for (const role of ['owner', 'operations', 'sales', 'finance'] as const)
      expect((await stats({ ...owner, role }, mine.code)).referralCode).toBe(mine.code);
    // Staff who may not read leads may not read them by their code either.
    expect(await refusalOf(stats({ ...owner, role: 'content' }, mine.code))).toMatchObject({
      kind: 'forbidden',
    });
    for (const rpc of [getOwnReferral, exportOwnCommissions, listOwnPayouts, getOwnProfile]) {
      expect(await refusalOf(does.rpc.call(rpc, { caller: nobody }))).toMatchObject({
        kind: 'unauthenticated',
      });
    }
  });

  it('is drawn as a QR code for pages of this site only', async () => {
    const { caller, code } = await partners.aPartner('qr@example.org');
    const { link, svg } = await does.rpc.call(drawOwnQr, {
      caller,
      path: '/spiritual-tours?utm_source=card',
    });
    expect(link).toBe(`http://localhost:8080/spiritual-tours?utm_source=card&ref=${code}`);
    expect(svg).toContain('<svg');
    for (const path of ['//evil.example/x', `/search?q=${'ண'.repeat(900)}`])
      for (const draw of [drawOwnQr, pictureOwnQr])
        expect(await refusalOf(does.rpc.call(draw, { caller, path }))).toMatchObject({ kind: 'invalid' });
  });

  it('includes the picture given at sign-up, if it is a web address', async () => {
    for (const [email, profilePic, offeredPicture] of [
      ['offered@example.org', 'https://pictures.example/asha.jpg', 'https://pictures.example/asha.jpg'],
      ['scripted-picture@example.org', 'javascript:alert(1)', null],
    ] as const) {
      const { caller } = await does.aContributor(email, undefined, { profilePic });
      expect(await does.rpc.call(getOwnProfile, { caller })).toMatchObject({ offeredPicture });
    }
  });

  it('is edited by its owner, who decides whether contact details are public', async () => {
    const { caller } = await does.aContributor('profile@example.org');
    const before = await does.rpc.call(getOwnProfile, { caller });
    const change = { about: 'I sing.', mobile: '+46701234567', showContact: false };
    const after = await does.rpc.call(changeOwnProfile, { caller, change, version: before.version });
    expect(after).toMatchObject({ about: 'I sing.', email: 'profile@example.org' });
    const latest = async () => (await service.publishedEvents(contributorPublished)).at(-1)?.payload;
    expect(await latest()).toMatchObject({ about: 'I sing.', email: null, mobile: null });
    expect(
      await refusalOf(does.rpc.call(changeOwnProfile, { caller, change, version: before.version })),
    ).toMatchObject({
      code: 'identity.stale',
    });
    await does.rpc.call(changeOwnProfile, { caller, change: { showContact: true }, version: null });
    expect(await latest()).toMatchObject({ email: 'profile@example.org', mobile: '+46701234567' });
    const foreign = {
      src: 'https://evil.example/x.png',
      width: 1,
      height: 1,
      alt: '',
      placeholder: '#000000',
      kind: 'photograph' as const,
    };
    expect(
      await refusalOf(
        does.rpc.call(changeOwnProfile, { caller, change: { profilePhoto: foreign }, version: null }),
      ),
    ).toMatchObject({ details: { fields: { profilePhoto: expect.any(String) } } });
  });

  it('includes the pictures that partners may show', async () => {
    const { caller } = await does.aContributor('pictured@example.org');
    const picture = (key: string) => ({
      src: `/media/${key}`,
      width: 1,
      height: 1,
      alt: '',
      placeholder: '#000000',
      kind: 'photograph' as const,
    });
    const change = { profilePhoto: picture('portrait1'), photos: [picture('morning22')] };
    await does.rpc.call(changeOwnProfile, { caller, change, version: null });
    const { used } = await does.rpc.call(picturesUsedByIdentity, {
      keys: ['portrait1', 'morning22', 'nobodys33'],
    });
    expect(used.sort()).toEqual(['morning22', 'portrait1']);
  });
});
