import type { LeadInput } from './lead.schema.js';

type Fields = Record<string, string>;
type Need = (lead: LeadInput) => string | null;

const filled = (value: string | null | undefined, min = 1): boolean => (value ?? '').trim().length >= min;
const need =
  (isThere: (lead: LeadInput) => boolean, message: string): Need =>
  (lead) =>
    isThere(lead) ? null : message;

const required = 'This field is required.';
const email = need((lead) => filled(lead.email), required);

/** Required fields of each form; the message is shown beside the field. */
const needs: Record<LeadInput['type'], Record<string, Need>> = {
  inquiry: {
    firstName: need((lead) => filled(lead.firstName), required),
    lastName: need((lead) => filled(lead.lastName), required),
    email,
    mobile: need((lead) => filled(lead.mobile), required),
  },
  contact: {
    firstName: need((lead) => filled(lead.firstName), required),
    lastName: need((lead) => filled(lead.lastName), required),
    email,
    mobile: need((lead) => filled(lead.mobile), required),
  },
  download: {
    firstName: need((lead) => filled(lead.firstName) || filled(lead.name), required),
    email,
  },
  private_tour_inquiry: {
    name: need((lead) => filled(lead.name, 2), 'Please enter your full name'),
    mobile: need((lead) => filled(lead.mobile, 5), 'Please enter a valid mobile number'),
    mainInterests: need(
      (lead) => (lead.mainInterests ?? []).length > 0,
      'Please select at least one interest',
    ),
  },
};

/** Missing fields of a lead of this type: field → message. Empty when it is valid. */
export function leadFieldProblems(lead: LeadInput): Fields {
  const entries = Object.entries(needs[lead.type]).map(([field, check]) => [field, check(lead)] as const);
  return Object.fromEntries(entries.filter((entry): entry is readonly [string, string] => entry[1] !== null));
}
