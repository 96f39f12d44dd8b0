import { defineRoute } from '../shared/define.js';
import { createLead, getInquiry } from './lead.rpc.js';
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

export const getInquiryRoute = defineRoute({
  method: 'GET',
  path: '/api/enquiries/:token',
  summary: 'The promise clock of an inquiry: received, owner, due by',
  params: getInquiry.input,
  output: getInquiry.output,
  problems: getInquiry.problems,
});
