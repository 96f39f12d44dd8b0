import { outcomeUnknown, problem, ProblemError } from '@valam/contracts/shared/problem';
import { tooLargeProblem } from '@valam/service-kit/rpc/wire';

/** Refusals of the gateway itself, before it calls a service. */
export const gatewayProblems = {
  'input.invalid': 'invalid',
  'request.malformed': 'invalid',
  'request.cross_site': 'forbidden',
  'request.route_unknown': 'not_found',
  'request.too_large': 'too_large',
  'request.unsupported': 'unsupported',
  'session.csrf': 'forbidden',
  'session.staff_only': 'forbidden',
  'identity.signed_out': 'unauthenticated',
  'limit.reached': 'rate_limited',
  'service.unavailable': 'unavailable',
  'outcome.unknown': 'unavailable',
  internal: 'internal',
} as const;

const refusals = { problems: gatewayProblems };

/** Some limits are by the day. */
const whenAgain = (seconds: number): string =>
  seconds <= 120 ? 'Please wait a moment and try again.' : 'Please try again later, or write to us.';

export const signedOut = () => problem(refusals, 'identity.signed_out', 'Please sign in.');
export const staffOnly = () => problem(refusals, 'session.staff_only', 'This is for staff.');
export const crossSite = () =>
  problem(refusals, 'request.cross_site', 'This request came from another site.');
export const csrfMissing = () => problem(refusals, 'session.csrf', 'Please reload the page and try again.');
export const tooLarge = () => new ProblemError(tooLargeProblem);
export const unsupportedBody = () =>
  problem(refusals, 'request.unsupported', 'This kind of content is not accepted here.');
export const malformed = (message: string) => problem(refusals, 'request.malformed', message);
export const routeUnknown = () =>
  problem(refusals, 'request.route_unknown', 'There is nothing at this address.');
export const limitReached = (retryAfterSeconds: number) =>
  problem(refusals, 'limit.reached', `Too many attempts. ${whenAgain(retryAfterSeconds)}`, {
    retryAfterSeconds,
  });
export const unavailable = () =>
  problem(refusals, 'service.unavailable', 'This is temporarily unavailable. Please try again.');
export const unanswered = () => new ProblemError(outcomeUnknown);
export const internal = () => problem(refusals, 'internal', 'Something went wrong on our side.');
