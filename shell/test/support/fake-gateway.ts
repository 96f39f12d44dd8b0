import { aPlainTour } from '@valam/contracts/testing/a-tour';
import { once } from 'node:events';
import http from 'node:http';

const tour = aPlainTour({
  id: '11111111-1111-8111-8111-111111111111',
  subtitle: 'Ten days through Tamil Nadu',
  duration: '10 days / 9 nights',
  travelType: 'Road',
  bookingStatus: 'Bookings Open',
  districts: ['Chennai', 'Kanchipuram'],
  description: '[p]Ten days & nights </script><b>on the road[/p]',
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
});

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

const problem = (status: number, code: string, kind: string): [number, unknown] => [
  status,
  { code, kind, message: 'That was refused.', traceId: 't' },
];

const answers: Readonly<Record<string, () => [number, unknown]>> = {
  'GET /api/site': () => [200, { showsSample: false }],
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

/** A gateway with responses to the few calls that the shell's tests need. */
export interface FakeGateway {
  readonly url: string;
  /** Delay in milliseconds by `METHOD /path`. */
  readonly delays: Record<string, number>;
  /** Calls (`METHOD /path`) that fail with 503. */
  readonly broken: Set<string>;
  /** Responses by `METHOD /path` that replace the default ones. */
  readonly instead: Map<string, unknown>;
  readonly seen: { key: string; body: string; headers: http.IncomingHttpHeaders }[];
  stop(): Promise<void>;
}

export async function startFakeGateway({ port = 0 } = {}): Promise<FakeGateway> {
  const delays: FakeGateway['delays'] = {};
  const broken: FakeGateway['broken'] = new Set();
  const instead: FakeGateway['instead'] = new Map();
  const seen: FakeGateway['seen'] = [];

  async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const key = `${request.method} ${(request.url ?? '').split('?')[0]}`;
    let body = '';
    for await (const chunk of request) body += String(chunk);
    seen.push({ key, body, headers: request.headers });
    const delay = delays[key];
    if (delay) await new Promise((resolve) => setTimeout(resolve, delay));
    const [status, content] = broken.has(key)
      ? problem(503, 'gateway.unavailable', 'unavailable')
      : instead.has(key)
        ? [200, instead.get(key)]
        : (answers[key]?.() ?? problem(404, 'not_found', 'not_found'));
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
  }

  const server = http.createServer((request, response) => void answer(request, response));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`,
    delays,
    broken,
    instead,
    seen,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
