import { getTourAvailabilityRoute } from '@valam/contracts/leads/availability.routes';
import { createLeadRoute } from '@valam/contracts/leads/lead.routes';
import { createRemoteApi, routeMutation, routeQuery } from '@valam/mfe-kit/api';

export const bookingApi = createRemoteApi('booking', {
  availability: routeQuery(getTourAvailabilityRoute),
  createLead: routeMutation(createLeadRoute),
});

export const { useAvailabilityQuery } = bookingApi;
