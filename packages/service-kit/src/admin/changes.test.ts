import { describe, expect, it } from '@jest/globals';
import { changesOf, refuseAuditedSecrets } from './changes.js';

describe('the changes in the audit log', () => {
  it('have old and new values of the allowed fields', () => {
    const before = { state: 'held', passport: 'P1', total: { amountMinor: 1 } };
    const after = { state: 'paid', passport: 'P2', total: { amountMinor: 1 } };
    expect(changesOf(before, after, ['state', 'total'])).toEqual({ state: { from: 'held', to: 'paid' } });
  });

  it('are null without an allowed or changed field', () => {
    expect(changesOf({ state: 'held' }, { state: 'paid' }, [])).toBeNull();
    expect(changesOf({ state: 'held' }, { state: 'held' }, ['state'])).toBeNull();
  });

  it('include created and deleted records', () => {
    expect(changesOf(null, { name: 'Agni' }, ['name'])).toEqual({ name: { from: null, to: 'Agni' } });
    expect(changesOf({ name: 'Agni' }, null, ['name'])).toEqual({ name: { from: 'Agni', to: null } });
  });

  it('do not include long texts', () => {
    const changed = changesOf({ about: 'a' }, { about: 'b'.repeat(600) }, ['about']);
    expect(changed).toEqual({ about: { from: 'a', to: '(long)' } });
  });
});

describe('the allow-list of audited fields', () => {
  const hidden = [
    { action: 'open', roles: ['owner'], fields: ['manageUrl', 'diet', 'travellers.diet', 'quotes.url'] },
  ] as const;
  it.each([
    ['bookings', 'manageUrl'],
    ['bookings', 'diet'],
    ['bookings', 'travellers'],
    ['leads', 'quotes'],
    ['quotes', 'url'],
    ['users', 'passwordHash'],
    ['tours', 'apiToken'],
  ])('of %s must not include %s', (entity, field) => {
    expect(() => refuseAuditedSecrets({ name: entity, hidden, audited: ['state', field] })).toThrow(field);
  });

  it('may include business fields', () => {
    expect(() =>
      refuseAuditedSecrets({ name: 'bookings', hidden, audited: ['state', 'total'] }),
    ).not.toThrow();
  });
});
