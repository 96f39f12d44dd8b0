import { defineRpc } from '../shared/define.js';
import { pageOf } from '../shared/pages.js';
import { Expertise } from './expertise.schema.js';
import { listInput } from './list.js';

export const listExpertise = defineRpc({
  subject: 'catalog.expertise.list.v1',
  input: listInput({}),
  output: pageOf(Expertise),
  idempotent: true,
});
