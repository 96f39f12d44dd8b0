import { describe, expect, it } from '@jest/globals';
import { settingKeys } from '@valam/contracts/catalog/setting-keys';
import * as kept from '@valam/contracts/shared/retention';
import { sampleContent } from '../content.js';
import { privacy } from './privacy.js';

const { policies, faqs, tours, retreats } = sampleContent;
const words = JSON.stringify({ policies, faqs, tours });

describe('sample policies', () => {
  it('limit the group size for tours only: a retreat has the seats of its dates', () => {
    expect(Math.max(...tours.map(({ numberOfSeats }) => numberOfSeats))).toBe(12);
    expect(retreats.some(({ dates }) => (dates?.numberOfSeats ?? 0) > 12)).toBe(true);
    expect(words).not.toContain('Groups have at most 12');
  });

  it('do not promise that a card is charged only with an action of the traveler, because saved cards are not', () => {
    expect(words).not.toMatch(/without your action\./);
  });

  it('state retention periods, and which data is stored automatically', () => {
    for (const said of [
      `Inquiries: ${kept.inquiriesKeptMonths} months`,
      `Host applications: ${kept.hostApplicationsKeptMonths} months`,
      `at present ${kept.bookingsKeptMonths / 12} years`,
      `never paid: ${kept.unpaidBookingsKeptMonths} months`,
      `erased ${kept.travellersKeptDays} days after it ends`,
      `their text for ${kept.mailContentKeptDays} days`,
      `sent for ${kept.mailLogKeptDays} days`,
      `nobody confirmed: ${kept.unconfirmedAddressesKeptDays} days`,
      'your address then stays with the note that you left',
      'Accounts and profiles: until you have them erased',
      `A sign-up whose address nobody confirmed: ${kept.unconfirmedAddressesKeptDays} days`,
      'When you give a gift card',
      'which one you see',
      'Your shortlist and the countries you chose for phone numbers stay in your browser',
      `remembers for ${kept.knownBrowsersKeptDays} days that this browser has`,
      'pages that you save to read offline',
      `unless data is lost: ${kept.backupsKeptDays} days`,
    ])
      expect(privacy.body).toContain(said);
  });

  it('keep a referral code permanently only after a booking, because anybody can inquire with a stranger’s address', () => {
    expect(words).not.toMatch(/inquired or booked with/i);
    const days = words.match(/inquir[^.;]* counts? for 30 days/g);
    expect(days).toHaveLength(2);
  });

  it('list all data that a partner sees of referred people', () => {
    const [said] = /that partner sees [^.]*\./.exec(privacy.body) ?? [];
    for (const shown of ['name', 'email', 'page you wrote from', 'trip', 'days', 'price', 'paid', 'state'])
      expect(said).toContain(shown);
  });

  it('state that a gift card is refunded first', () => {
    expect(words).toContain('To a gift card first if you used one');
    expect(words).not.toMatch(/refunds? (is|are) made to the same card/);
    const protection = sampleContent.claims.find(({ key }) => key === settingKeys.depositProtection);
    expect(protection?.value).toContain('card or gift card you paid with');
  });

  it('offer no alternative to the automatic refund of a canceled departure', () => {
    expect(words).not.toMatch(/you choose:? another date/i);
  });
});
