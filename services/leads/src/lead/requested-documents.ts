import type { DocumentName } from '@valam/contracts/leads/lead.schema';
import { documents, type LeadInput } from '@valam/contracts/leads/lead.schema';

const words: Record<DocumentName, RegExp> = { hotel: /hotel/i, food: /food|meal/i };
const prefix = /^\s*requested documents\s*:/i;

/** The download form may send the names of documents in this field. */
export const saysDocuments = (mobile: string | null | undefined): boolean => prefix.test(mobile ?? '');

/** The documents requested by a download; all of them if it names none. */
export function requestedDocuments(lead: Pick<LeadInput, 'requestedDocuments' | 'mobile'>): DocumentName[] {
  if (lead.requestedDocuments?.length)
    return documents.filter((name) => lead.requestedDocuments?.includes(name));
  const mobile = lead.mobile ?? '';
  const named = saysDocuments(mobile) ? documents.filter((name) => words[name].test(mobile)) : [];
  return named.length > 0 ? named : [...documents];
}
