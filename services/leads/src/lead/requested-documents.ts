import type { DocumentName } from '@valam/contracts/leads/lead.schema';
import { documents, type LeadInput } from '@valam/contracts/leads/lead.schema';

const words: Record<DocumentName, RegExp> = { hotel: /hotel/i, food: /food|meal/i };
const prefix = /^\s*requested documents\s*:/i;

/** The download form may put its words where others have a number. */
export const saysDocuments = (mobile: string | null | undefined): boolean => prefix.test(mobile ?? '');

/** Which documents a download asks for; all of them when it does not say. */
export function requestedDocuments(lead: Pick<LeadInput, 'requestedDocuments' | 'mobile'>): DocumentName[] {
  if (lead.requestedDocuments?.length)
    return documents.filter((name) => lead.requestedDocuments?.includes(name));
  const mobile = lead.mobile ?? '';
  const named = saysDocuments(mobile) ? documents.filter((name) => words[name].test(mobile)) : [];
  return named.length > 0 ? named : [...documents];
}
