import { adminEntities } from '@valam/contracts/admin/entities';
import type { AdminDefinition } from '@valam/contracts/shared/admin-entity';
import { describe, expect, it } from '@jest/globals';
import { serveInTest } from '@valam/local/testing/serve';
import { expectedRoles } from '../src/expected-roles.ts';
import { isAnswered } from '../src/parts/enumeration.ts';
import { undecided } from '../src/parts/roles.ts';
import { behindTokens, forgedLinks } from '../src/parts/states.ts';

const definitions = Object.values<AdminDefinition>(adminEntities);
const sorted = (roles: readonly string[]) => [...roles].sort();

describe('the audit of roles', () => {
  it('tries every action of the back office', () => {
    expect(undecided(definitions)).toEqual([]);
  });

  it('fails for an action or entity without expected roles', () => {
    const { tours: _tours, sample, ...others } = expectedRoles;
    if (!sample) throw new Error('sample content has no expected roles');
    expect(undecided(definitions, { ...others, sample: { ...sample, actions: {} } })).toEqual([
      'tours has no decided rights',
      'sample/remove has no decided rights',
    ]);
  });

  it.each(definitions.map((one) => [one.name, one] as const))(
    'expects the roles of the contract for %s',
    (name, one) => {
      const { read = [], write = [], actions = {} } = expectedRoles[name] ?? {};
      expect({ read: sorted(read), write: sorted(write) }).toEqual({
        read: sorted(one.roles.read),
        write: sorted(one.roles.write ?? []),
      });
      const promised = [
        ...Object.entries(one.actions).map(([action, { roles }]) => [action, sorted(roles)]),
        ...one.hidden.map(({ action, roles }) => [action, sorted(roles)]),
      ];
      expect(
        Object.fromEntries(Object.entries(actions).map(([action, who]) => [action, sorted(who)])),
      ).toEqual(Object.fromEntries(promised));
    },
  );
});

describe('the audit of secrets in URLs', () => {
  const serve = serveInTest();
  const paths = {
    '/api/bookings/{token}/receipts/{id}.pdf': { get: {} },
    '/api/shares/{token}/pay': { post: {} },
    '/api/checkout/session/{id}/release': { post: {} },
    '/api/preview/tours/{slug}': { get: {} },
    '/api/tours/{slug}': { get: {} },
    '/api/referrals/me/payouts/{payoutId}': { get: {} },
  };
  const siteThatAnswers = async (status: number, text = '') => {
    const { url } = await serve((request, response) => {
      request.resume();
      const isDescription = request.url === '/api/openapi.json';
      response.writeHead(isDescription ? 200 : status).end(isDescription ? JSON.stringify({ paths }) : text);
    });
    return url;
  };
  const mine = { token: `${'a'.repeat(32)}-1-${'B'.repeat(43)}`, email: 'mine@audit.example' };

  it('tries every documented call with a secret in its path', async () => {
    expect(await behindTokens(await siteThatAnswers(404))).toEqual([
      { method: 'GET', pattern: '/api/bookings/{token}/receipts/{id}.pdf' },
      { method: 'POST', pattern: '/api/shares/{token}/pay' },
      { method: 'POST', pattern: '/api/checkout/session/{id}/release' },
      { method: 'GET', pattern: '/api/preview/tours/{slug}' },
    ]);
  });

  it.each([
    [404, '', 0],
    [200, '', 68],
    [500, '', 68],
    [429, '', 68],
    [404, 'mine@audit.example', 68],
  ])('turns red unless each is refused, and quietly: %i %s', async (status, text, wrong) => {
    const tried = await forgedLinks(await siteThatAnswers(status, text), mine);
    expect(tried.tried).toBe(68);
    expect(tried.wrong).toHaveLength(wrong);
  });
});

describe('the audit of known addresses', () => {
  it.each([
    [200, true],
    [201, true],
    [202, true],
    [401, true],
    [400, false],
    [404, false],
    [429, false],
    [0, false],
  ])('compares only answers that came as far as the address: %i, %s', (status, isOne) => {
    expect(isAnswered(status)).toBe(isOne);
  });
});
