import { leadStates, type LeadState } from '@valam/contracts/leads/lead.schema';

/** The pipeline of a lead: state → states it may move to. A lead that was lost or taken for spam may come back. */
export const leadTransitions: Readonly<Record<LeadState, readonly LeadState[]>> = {
  new: ['contacted', 'qualified', 'proposal_sent', 'won', 'lost', 'spam'],
  contacted: ['qualified', 'proposal_sent', 'won', 'lost', 'spam'],
  qualified: ['contacted', 'proposal_sent', 'won', 'lost', 'spam'],
  proposal_sent: ['contacted', 'qualified', 'won', 'lost', 'spam'],
  won: ['lost'],
  lost: ['contacted', 'qualified', 'proposal_sent', 'won'],
  spam: ['new'],
};

export function canMoveLead(from: LeadState, to: LeadState): boolean {
  return leadTransitions[from].includes(to);
}

/** States in which someone has been in touch: the promise clock stands. */
export const answeredStates: readonly LeadState[] = leadStates.filter(
  (state) => state !== 'new' && state !== 'spam',
);
