import type { RpcReturn } from '@valam/contracts/shared/define';
import type { getTour } from '@valam/contracts/catalog/tour.rpc';
import type { readSession } from '@valam/contracts/identity/auth.rpc';
import type { Role } from '@valam/contracts/identity/auth.schema';
import { sampleId } from '@valam/contracts/shared/sample-id';

export const aTour = (slug: string, title = 'Discovering Shiva'): RpcReturn<typeof getTour> => ({
  id: sampleId('tour', slug),
  slug,
  title,
  subtitle: null,
  duration: null,
  days: 10,
  numberOfSeats: 12,
  travelType: null,
  bookingStatus: null,
  order: 1,
  costUsd: 2_490,
  costEur: 2_290,
  costGbp: 1_990,
  costInr: 199_000,
  districts: [],
  themes: [],
  displayPhoto: null,
  effort: null,
  easyOnKnees: false,
  tourDates: [],
  description: null,
  itinerary: null,
  itineraries: [],
  stops: [],
  hosts: [],
  highlightPhotos: [],
  photosPreviousTours: [],
  photos: [],
  boardingPoints: null,
  language: null,
  inclusions: null,
  exclusions: null,
  cancellationPolicy: null,
  tourAudience: null,
  templesCovered: [],
  ashramsCovered: [],
  mountainsCovered: null,
  saintsCovered: null,
  host: null,
  tourMap: null,
  youtube: null,
  extraCosts: [],
  dietServed: [],
  dietNotServed: [],
  roomOptions: [],
  faqs: [],
  policyVersion: null,
  updatedAt: '2026-11-01T00:00:00Z',
});

export const aSession = (role: Role = 'contributor'): NonNullable<RpcReturn<typeof readSession>> => {
  const id = sampleId('user', role);
  return {
    caller: {
      userId: id,
      role,
      sessionId: sampleId('session', role),
      contributorId: null,
      email: 'a@example.org',
    },
    user: {
      id,
      email: 'a@example.org',
      fullName: 'Asha',
      role,
      isStaff: role !== 'contributor',
      contributor: null,
    },
    csrfToken: 'the-token',
  };
};
