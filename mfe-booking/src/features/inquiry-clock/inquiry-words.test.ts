import { describe, expect, it } from '@jest/globals';
import type { InquiryStatus } from '@valam/contracts/leads/lead.schema';
import { promiseWords } from './inquiry-words';

const inquiry: InquiryStatus = {
  type: 'inquiry',
  firstName: 'Asha',
  tourTitle: 'Discovering Shiva',
  receivedAt: '2027-01-04T05:00:00Z',
  answerBy: '2027-01-05T05:00:00Z',
  answeredAt: null,
  isLate: false,
  ownerName: null,
  state: 'received',
  quoteUrl: null,
};

describe('the text of the promised answer', () => {
  it.each<[Partial<InquiryStatus>, string]>([
    [{}, 'Our team answers by Jan 05, 2027, 10:30 IST.'],
    [{ ownerName: 'Meena' }, 'Meena answers by Jan 05, 2027, 10:30 IST.'],
    [{ isLate: true }, 'We promised an answer by Jan 05, 2027, 10:30 IST and we’re late.'],
    [
      { state: 'answered', answeredAt: '2027-01-04T06:00:00Z' },
      'Our team answered on Jan 04, 2027, 11:30 IST.',
    ],
    [{ state: 'proposal_sent' }, 'Your proposal is ready.'],
    [
      { state: 'proposal_sent', answeredAt: '2027-01-04T06:00:00Z', quoteUrl: '/booking/quote/secret' },
      'Your proposal is ready.',
    ],
    [
      { state: 'proposal_sent', answeredAt: '2027-01-04T06:00:00Z' },
      'Our team answered on Jan 04, 2027, 11:30 IST.',
    ],
    [{ state: 'closed' }, 'This inquiry is closed.'],
  ])('for %j is “%s”', (changes, words) => expect(promiseWords({ ...inquiry, ...changes })).toContain(words));
});
