import { describe, expect, it } from '@jest/globals';
import { sampleContent } from '../content.js';

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

  it('keep a code for good for who has booked with it only: anybody may inquire with a stranger’s address', () => {
    expect(words).not.toMatch(/inquired or booked with/i);
    const days = words.match(/inquir[^.;]* counts? for 30 days/g);
    expect(days).toHaveLength(2);
  });

  it('give no choice in place of the refund that is made at once when a date does not run', () => {
    expect(words).not.toMatch(/you choose:? another date/i);
  });
});
