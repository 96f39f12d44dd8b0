import { audit } from './audit';
import { events } from './events';
import { jobs } from './jobs';
import { mails } from './mails';
import { sample } from './sample';
import { staff } from './staff';
import { webhooks } from './webhooks';

/** The entities of the system, in the order of daily use. */
export const system = {
  staff,
  audit,
  mails,
  events,
  jobs,
  webhooks,
  sample,
};
