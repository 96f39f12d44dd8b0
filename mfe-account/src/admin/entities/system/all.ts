import { audit } from './audit';
import { events } from './events';
import { jobs } from './jobs';
import { mails } from './mails';
import { webhooks } from './payment-events';
import { sample } from './sample';
import { staff } from './staff';

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
