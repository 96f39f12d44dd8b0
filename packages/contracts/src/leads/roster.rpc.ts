import { defineRpc } from '../shared/define.js';
import { Roster } from './roster.schema.js';
import { TokenParams } from './token.schema.js';

/** The roster shared with a guide, until its end date. */
export const getRoster = defineRpc({
  subject: 'leads.roster.get.v1',
  input: TokenParams,
  output: Roster,
  problems: { 'leads.link_unknown': 'not_found' },
  idempotent: true,
});
