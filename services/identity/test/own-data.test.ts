import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { personErasureRequested } from '@valam/contracts/identity/privacy.events';
import {
  erasePerson,
  exportPerson,
  openPrivacyLink,
  requestPrivacyLink,
} from '@valam/contracts/identity/privacy.rpc';
import type { TestService } from '@valam/service-kit/testing/start-test-service';
import { actions, owner, refusalOf, startIdentity, visitor } from './identity-service.js';
import { standInForLeads } from './leads-stand-in.js';

let service: TestService;
let does: ReturnType<typeof actions>;
let leave: () => void;

beforeAll(async () => {
  service = await startIdentity();
  does = actions(service);
  leave = standInForLeads(service.nats);
});
afterAll(async () => {
  leave?.();
  await service?.stop();
});

const password = 'a walk around the hill';

describe('a person’s own data', () => {
  const ask = (email: string, intent: 'export' | 'erase') =>
    does.rpc.call(requestPrivacyLink, { email, intent, visitor });

  it('is exported by a mailed link, with what every other unit holds', async () => {
    await does.aContributor('export@example.org');
    expect(await ask('export@example.org', 'export')).toEqual(await ask('stranger@example.org', 'export'));
    const token = does.tokenIn(await does.mailTo('export@example.org', 'privacy-link'), 'link');
    expect(await does.rpc.call(openPrivacyLink, { token })).toEqual({
      email: 'export@example.org',
      intent: 'export',
    });
    const held = await does.rpc.call(exportPerson, { token });
    expect(held.units).toMatchObject({
      identity: {
        account: { email: 'export@example.org', sessions: [{ device: 'Firefox on Linux' }] },
        contributor: {
          name: 'Asha Menon',
          approvalHistory: [{ to: 'pending' }, { to: 'approved' }],
          payouts: [],
          commissions: [],
        },
        mailedLinks: expect.arrayContaining([expect.objectContaining({ purpose: 'privacy_export' })]),
      },
      leads: { sections: [{ title: 'Leads' }] },
      catalog: { sections: [] },
      notifications: { sections: [{ title: 'Mails' }] },
    });
    expect(JSON.stringify(held)).not.toContain('argon2');
    expect(await refusalOf(does.rpc.call(erasePerson, { token }))).toMatchObject({
      code: 'identity.link_invalid',
    });
  });

  it('is erased by a mailed link, once, here and elsewhere', async () => {
    const { id } = await does.aContributor('erase@example.org');
    await ask('erase@example.org', 'erase');
    const token = does.tokenIn(await does.mailTo('erase@example.org', 'privacy-link'), 'link');
    await does.rpc.call(erasePerson, { token });
    expect(await refusalOf(does.rpc.call(erasePerson, { token }))).toMatchObject({
      code: 'identity.link_invalid',
    });
    expect(await refusalOf(does.signIn({ email: 'erase@example.org', password }))).toMatchObject({
      code: 'identity.login_refused',
    });
    const desk = await does.admin(await does.asOwner());
    expect(await desk.get('contributors', id)).toMatchObject({
      name: 'Erased',
      email: null,
      referralCode: null,
      approvalStatus: 'suspended',
    });
    for (const table of ['contributor', 'user_account', 'mail_link', 'audit_entry']) {
      const rows = await service.dataSource.query(`select * from ${table}`);
      expect(JSON.stringify(rows)).not.toContain('erase@example.org');
    }
    const [announced] = await service.publishedEvents(personErasureRequested);
    expect(announced?.payload.email).toBe('erase@example.org');
  });

  it('of staff is not erased before they have handed over', async () => {
    await ask(owner.email, 'erase');
    const token = does.tokenIn(await does.mailTo(owner.email, 'privacy-link'), 'link');
    expect(await refusalOf(does.rpc.call(erasePerson, { token }))).toMatchObject({
      code: 'identity.staff_not_erasable',
    });
  });
});
