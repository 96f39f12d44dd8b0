import { describe, expect, it } from '@jest/globals';
import { waitlistStates, type WaitlistEntry } from '@valam/contracts/leads/waitlist.schema';
import { waitlistWords } from './waitlist-words';

const entry: WaitlistEntry = {
  state: 'waiting',
  tourTitle: 'Discovering Shiva',
  tourSlug: 'discovering-shiva',
  dateId: 'd1',
  startDate: '2027-02-06',
  endDate: '2027-02-15',
  quantity: 2,
  position: 3,
  offerExpiresAt: null,
  whyNotOffered: null,
  joinedAt: '2026-12-01T05:00:00Z',
};

describe('a waitlist entry', () => {
  it('shows the position of a waitlist entry', () =>
    expect(waitlistWords(entry).title).toBe('Number 3 on the waitlist'));

  it('shows the expiry of an offer', () => {
    const offered = { ...entry, state: 'offered', offerExpiresAt: '2026-12-03T05:00:00Z' } as const;
    expect(waitlistWords(offered).text).toContain('until Dec 03, 2026, 10:30 IST');
  });

  it('has a distinct title for every state', () => {
    const titles = waitlistStates.map((state) => waitlistWords({ ...entry, state }).title);
    expect(new Set(titles).size).toBe(waitlistStates.length);
  });
});
