import { describe, expect, it } from '@jest/globals';
import { settingKeys } from '@valam/contracts/catalog/setting-keys';
import * as kept from '@valam/contracts/shared/retention';
import { sampleContent } from '../content.js';
import { privacy } from './privacy.js';

const { policies, faqs, tours, retreats } = sampleContent;
const words = JSON.stringify({ policies, faqs, tours });

describe('the sample policies, beside what the site does', () => {
  it('limit the groups of tours only: a retreat has as many seats as its dates say', () => {
    expect(Math.max(...tours.map(({ numberOfSeats }) => numberOfSeats))).toBe(12);
    expect(retreats.some(({ dates }) => (dates?.numberOfSeats ?? 0) > 12)).toBe(true);
    expect(words).not.toContain('Groups have at most 12');
  });

  it('promise no card without an action wherever a saved card may be charged', () => {
    expect(words).not.toMatch(/without your action\./);
  });

  it('say how long things are kept, and what is kept without being asked for', () => {
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

  it('keep a code for good for who has booked with it only: anybody may inquire with a stranger’s address', () => {
    expect(words).not.toMatch(/inquired or booked with/i);
    const days = words.match(/inquir[^.;]* counts? for 30 days/g);
    expect(days).toHaveLength(2);
  });

  it('say all that a partner sees of who came with the code', () => {
    const [said] = /that partner sees [^.]*\./.exec(privacy.body) ?? [];
    for (const shown of ['name', 'email', 'page you wrote from', 'trip', 'days', 'price', 'paid', 'state'])
      expect(said).toContain(shown);
  });

  it('say that a gift card gets its part of a refund first', () => {
    expect(words).toContain('To a gift card first if you used one');
    expect(words).not.toMatch(/refunds? (is|are) made to the same card/);
    const protection = sampleContent.claims.find(({ key }) => key === settingKeys.depositProtection);
    expect(protection?.value).toContain('card or gift card you paid with');
  });

  it('give no choice in place of the refund that is made at once when a date does not run', () => {
    expect(words).not.toMatch(/you choose:? another date/i);
  });
});
