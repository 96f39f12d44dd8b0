import { contributors } from './contributors';
import { hostApplications } from './host-applications';
import { users } from './users';

/** The entities of partners, in the order of daily use. */
export const partners = {
  contributors,
  'host-applications': hostApplications,
  users,
};
