import { describe, expect, it } from '@jest/globals';
import { selfReferralReason } from './self-referral.js';

const partner = { email: 'asha.menon@gmail.com', phone: '+919840012345' };

describe('self-referral', () => {
  it.each([
    [{ email: 'ASHA.menon@gmail.com ', phone: null }, 'email'],
    [{ email: 'ashamenon+goa@googlemail.com', phone: null }, 'email'],
    [{ email: 'other@example.org', phone: '+91 98400 12345' }, 'phone'],
    [{ email: null, phone: '09840012345' }, 'phone'],
  ])('is suspected: %j', (traveller, by) => {
    expect(selfReferralReason(partner, traveller)).toContain(by);
  });

  it.each([
    { email: 'asha.menon@example.org', phone: '+919840012346' },
    { email: null, phone: null },
    { email: null, phone: '12345' },
  ])('is not suspected: %j', (traveller) => {
    expect(selfReferralReason(partner, traveller)).toBeNull();
  });

  it('ignores dots only in mailboxes where they are ignored', () => {
    expect(
      selfReferralReason({ email: 'a.b@example.org', phone: null }, { email: 'ab@example.org', phone: null }),
    ).toBeNull();
  });
});
