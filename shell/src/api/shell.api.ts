import { createLeadRoute } from '@valam/contracts/leads/lead.routes';
import { createRemoteApi, routeMutation } from '@valam/mfe-kit/api';

/** The calls that the shell itself makes. */
export const shellApi = createRemoteApi('shellApi', { createLead: routeMutation(createLeadRoute) });
