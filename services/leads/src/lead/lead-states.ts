import { leadStates, type LeadState } from '@valam/contracts/leads/lead.schema';
import { defineStates } from '@valam/service-kit/states/state-table';

const to = (...states: LeadState[]): Partial<Record<LeadState, LeadState>> =>
  Object.fromEntries(states.map((state) => [state, state]));

/** Transitions of a lead: state × new state. A lost lead or spam may be reopened. */
export const leadTransitions = defineStates<LeadState, LeadState>(leadStates, {
  new: to('contacted', 'qualified', 'proposal_sent', 'won', 'lost', 'spam'),
  contacted: to('qualified', 'proposal_sent', 'won', 'lost', 'spam'),
  qualified: to('contacted', 'proposal_sent', 'won', 'lost', 'spam'),
  proposal_sent: to('contacted', 'qualified', 'won', 'lost', 'spam'),
  won: to('lost'),
  lost: to('contacted', 'qualified', 'proposal_sent', 'won'),
  spam: to('new'),
});

export const canMoveLead = (from: LeadState, to: LeadState): boolean =>
  leadTransitions.next(from, to) !== null;

/** States after the first contact: the promise clock has stopped. */
export const answeredStates: readonly LeadState[] = leadStates.filter(
  (state) => state !== 'new' && state !== 'spam',
);
