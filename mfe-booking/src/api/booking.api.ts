import { getTourAvailabilityRoute } from '@valam/contracts/leads/availability.routes';
import { createBookingSessionRoute } from '@valam/contracts/leads/checkout.routes';
import { createLeadRoute } from '@valam/contracts/leads/lead.routes';
import { joinWaitlistRoute } from '@valam/contracts/leads/waitlist.routes';
import { createRemoteApi, routeMutation, routeQuery } from '@valam/mfe-kit/api';

export const bookingApi = createRemoteApi('booking', {
  availability: routeQuery(getTourAvailabilityRoute),
  createLead: routeMutation(createLeadRoute),
  createBookingSession: routeMutation(createBookingSessionRoute),
  joinWaitlist: routeMutation(joinWaitlistRoute),
});

export const { useAvailabilityQuery } = bookingApi;
