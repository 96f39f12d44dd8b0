import { leadStates, type LeadState } from '@valam/contracts/leads/lead.schema';
import { describe, expect, it } from '@jest/globals';
import { canMoveLead } from './lead-states.js';

const allowed = new Set([
  'new → contacted',
  'new → qualified',
  'new → proposal_sent',
  'new → won',
  'new → lost',
  'new → spam',
  'contacted → qualified',
  'contacted → proposal_sent',
  'contacted → won',
  'contacted → lost',
  'contacted → spam',
  'qualified → contacted',
  'qualified → proposal_sent',
  'qualified → won',
  'qualified → lost',
  'qualified → spam',
  'proposal_sent → contacted',
  'proposal_sent → qualified',
  'proposal_sent → won',
  'proposal_sent → lost',
  'proposal_sent → spam',
  'won → lost',
  'lost → contacted',
  'lost → qualified',
  'lost → proposal_sent',
  'lost → won',
  'spam → new',
]);

describe('the pipeline of a lead', () => {
  const pairs = leadStates.flatMap((from) => leadStates.map((to): [LeadState, LeadState] => [from, to]));
  it.each(pairs)('%s → %s', (from, to) => {
    expect(canMoveLead(from, to)).toBe(allowed.has(`${from} → ${to}`));
  });
});
