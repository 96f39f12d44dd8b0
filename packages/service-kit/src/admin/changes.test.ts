import { describe, expect, it } from '@jest/globals';
import { changesOf, refuseAuditedSecrets } from './changes.js';

describe('what the audit log says of a change', () => {
  it('is from what to what, of the fields that are allowed', () => {
    const before = { state: 'held', passport: 'P1', total: { amountMinor: 1 } };
    const after = { state: 'paid', passport: 'P2', total: { amountMinor: 1 } };
    expect(changesOf(before, after, ['state', 'total'])).toEqual({ state: { from: 'held', to: 'paid' } });
  });

  it('is nothing where nothing is allowed', () => {
    expect(changesOf({ state: 'held' }, { state: 'paid' }, [])).toBeNull();
    expect(changesOf({ state: 'held' }, { state: 'held' }, ['state'])).toBeNull();
  });

  it('knows a record that came or went', () => {
    expect(changesOf(null, { name: 'Agni' }, ['name'])).toEqual({ name: { from: null, to: 'Agni' } });
    expect(changesOf({ name: 'Agni' }, null, ['name'])).toEqual({ name: { from: 'Agni', to: null } });
  });

  it('does not repeat long texts', () => {
    const changed = changesOf({ about: 'a' }, { about: 'b'.repeat(600) }, ['about']);
    expect(changed).toEqual({ about: { from: 'a', to: '(long)' } });
  });
});

describe('an allow-list', () => {
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
  ])('of %s cannot name %s', (entity, field) => {
    expect(() => refuseAuditedSecrets({ name: entity, hidden, audited: ['state', field] })).toThrow(field);
  });

  it('may name what the business asks', () => {
    expect(() =>
      refuseAuditedSecrets({ name: 'bookings', hidden, audited: ['state', 'total'] }),
    ).not.toThrow();
  });
});
