import { describe, expect, it } from '@jest/globals';
import { leadFieldProblems } from './lead-fields.js';
import type { LeadInput } from './lead.schema.js';

const required = 'This field is required.';
const person = { firstName: 'Asha', lastName: 'Menon', email: 'asha@example.org', mobile: '+911' };
const problems = (lead: object) => leadFieldProblems(lead as LeadInput);

describe('the required fields of a form', () => {
  it.each(['inquiry', 'contact'] as const)('of an %s are those of the person', (type) => {
    expect(problems({ type, ...person })).toEqual({});
    expect(problems({ type, ...person, lastName: '  ', mobile: null })).toEqual({
      lastName: required,
      mobile: required,
    });
    expect(Object.keys(problems({ type }))).toEqual(['firstName', 'lastName', 'email', 'mobile']);
  });

  it('of a download are a name, in one or two fields, and an email address', () => {
    expect(problems({ type: 'download', name: 'Asha', email: 'a@example.org' })).toEqual({});
    expect(problems({ type: 'download', firstName: 'Asha', email: 'a@example.org' })).toEqual({});
    expect(problems({ type: 'download', name: ' ' })).toEqual({ firstName: required, email: required });
  });

  it('of a private tour are a name, a phone number and an interest, but no email address', () => {
    const type = 'private_tour_inquiry';
    expect(problems({ type, name: 'Li', mobile: '12345', mainInterests: ['Temples'] })).toEqual({});
    expect(problems({ type, name: 'L', mobile: '1234', mainInterests: [] })).toEqual({
      name: 'Please enter your full name',
      mobile: 'Please enter a valid mobile number',
      mainInterests: 'Please select at least one interest',
    });
    expect(Object.keys(problems({ type }))).toEqual(['name', 'mobile', 'mainInterests']);
  });
});
