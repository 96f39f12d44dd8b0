import { once } from 'node:events';
import http from 'node:http';

const tour = {
  id: '11111111-1111-8111-8111-111111111111',
  slug: 'discovering-shiva',
  title: 'Discovering Shiva',
  subtitle: 'Ten days through Tamil Nadu',
  duration: '10 days / 9 nights',
  days: 10,
  numberOfSeats: 12,
  travelType: 'Road',
  bookingStatus: 'Bookings Open',
  order: 1,
  costUsd: 2490,
  costEur: 2290,
  costGbp: 1990,
  costInr: 199000,
  districts: ['Chennai', 'Kanchipuram'],
  themes: [],
  displayPhoto: null,
  effort: null,
  easyOnKnees: false,
  tourDates: [],
  description: '[p]Ten days & nights </script><b>on the road[/p]',
  itinerary: null,
  itineraries: [
    {
      id: '11111111-1111-8111-8111-111111111112',
      day: 1,
      title: 'Arrival in Chennai',
      summary: 'We meet.',
      description: null,
      photo: null,
      effort: null,
    },
  ],
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
  updatedAt: '2026-01-01T00:00:00Z',
};

const availability = [
  {
    dateId: '11111111-1111-8111-8111-111111111113',
    startDate: '2027-02-06',
    endDate: '2027-02-15',
    capacity: 12,
    free: 5,
    sold: 7,
    status: 'open',
    bookingStatus: null,
    minimumGroup: 4,
    decisionDate: null,
    prices: { USD: 2490, EUR: 2290, GBP: 1990, INR: 199000 },
    roomOptions: [],
  },
];

const problem = (status, code, kind) => [status, { code, kind, message: 'That was refused.', traceId: 't' }];

const answers = {
  'GET /api/tours/discovering-shiva': () => [200, tour],
  'GET /api/tours/discovering-shiva/availability': () => [200, availability],
  'POST /api/leads': () => [
    201,
    { id: '11111111-1111-8111-8111-111111111114', type: 'inquiry', statusUrl: null },
  ],
  'POST /api/auth/login': () => problem(401, 'identity.login_refused', 'unauthenticated'),
  'GET /api/auth/me': () => problem(401, 'identity.signed_out', 'unauthenticated'),
  'GET /api/auth/csrf': () => [200, { csrfToken: 'token' }],
};

/**
 * Answers the few calls that the shell's own tests need. `delays` and `broken` (method and path, or its beginning) make
 * it slow or failing; `seen` counts.
 */
export async function startFakeGateway({ port = 0 } = {}) {
  const state = { delays: {}, broken: new Set(), seen: {}, bodies: [] };
  const server = http.createServer(async (request, response) => {
    const key = `${request.method} ${request.url.split('?')[0]}`;
    state.seen[key] = (state.seen[key] ?? 0) + 1;
    let body = '';
    for await (const chunk of request) body += chunk;
    state.bodies.push({ key, body, headers: request.headers });
    const delay = state.delays[key];
    if (delay) await new Promise((resolve) => setTimeout(resolve, delay));
    const [status, answer] = state.broken.has(key)
      ? problem(503, 'gateway.unavailable', 'unavailable')
      : (answers[key]?.() ?? problem(404, 'not_found', 'not_found'));
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    ...state,
    url: `http://127.0.0.1:${server.address().port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

if (process.argv[1] === import.meta.filename) {
  const { url } = await startFakeGateway({ port: Number(process.env.PORT ?? 0) });
  console.log(url);
}
