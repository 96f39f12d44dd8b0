import { defineRoute } from '../shared/define.js';
import { createLead, getEnquiry } from './lead.rpc.js';
import { LeadInput } from './lead.schema.js';

export const createLeadRoute = defineRoute({
  method: 'POST',
  path: '/api/leads',
  summary: 'An inquiry, a request for documents, a private tour or a message',
  body: LeadInput,
  output: createLead.output,
  problems: createLead.problems,
  status: 201,
  limit: 'form',
});

export const getEnquiryRoute = defineRoute({
  method: 'GET',
  path: '/api/enquiries/:token',
  summary: 'The promise clock of an inquiry: received, owner, due by',
  params: getEnquiry.input,
  output: getEnquiry.output,
  problems: getEnquiry.problems,
});
