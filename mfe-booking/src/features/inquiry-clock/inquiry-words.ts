import type { InquiryStatus, LeadType } from '@valam/contracts/leads/lead.schema';
import { formatDeadline, formatInstant } from '@valam/contracts/shared/days';

/** The title of an inquiry, by its type. */
export const inquiryNames: Record<LeadType, string> = {
  inquiry: 'Your inquiry',
  download: 'Your documents',
  private_tour_inquiry: 'Your private tour',
  contact: 'Your message',
  booking: 'Your booking',
};

export const inquiryWay = ['Received', 'Answered'] as const;

/** The state of the promised answer, as text. */
export function promiseWords(inquiry: InquiryStatus): string {
  const { state, answerBy, answeredAt, isLate, ownerName, quoteUrl } = inquiry;
  const who = ownerName ?? 'Our team';
  // Not after the proposal was withdrawn.
  if (state === 'proposal_sent' && (quoteUrl || !answeredAt)) return 'Your proposal is ready.';
  if (answeredAt)
    return `${who} answered on ${formatInstant(answeredAt)}. Check your inbox and your spam folder.`;
  if (state === 'closed') return 'This inquiry is closed. Write to us if you still need something.';
  if (isLate)
    return `We promised an answer by ${formatDeadline(answerBy)} and we’re late. We’re sorry. ${who} has been reminded.`;
  return `${who} answers by ${formatDeadline(answerBy)}.`;
}
