import * as z from 'zod/mini';
import type { ProblemCodes } from './problem.js';

type Schema = z.core.$ZodType;
type NoProblems = Record<never, never>;

/** One call between units over NATS. */
export interface Rpc<
  I extends Schema = Schema,
  O extends Schema = Schema,
  P extends ProblemCodes = ProblemCodes,
> {
  readonly subject: string;
  readonly input: I;
  readonly output: O;
  readonly problems: P;
  /** A repeat has no further effect, so the caller may retry after a timeout. */
  readonly idempotent: boolean;
  readonly timeoutMs: number;
}

/** One event of a unit. */
export interface EventContract<T extends Schema = Schema> {
  readonly subject: string;
  readonly payload: T;
  /**
   * The message includes secret links or data that is encrypted at rest: it is encrypted in transit too, and
   * deleted once consumed.
   */
  readonly isConfidential: boolean;
}

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Access to a route: anybody, a signed-in person, or a member of staff. */
export type RouteAccess = 'public' | 'session' | 'staff';

/** One call of the public HTTP API. */
export interface Route<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Output extends Schema = Schema,
  P extends ProblemCodes = ProblemCodes,
> {
  readonly method: HttpMethod;
  /** Parameters are written `:name`. */
  readonly path: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly output: Output;
  readonly problems: P;
  readonly status: 200 | 201 | 202 | 204;
  readonly access: RouteAccess;
  /** For responses that are the same for everybody: how long they are cached, and the tags that invalidate them. */
  readonly cache?: { readonly seconds: number; readonly tags: readonly string[] };
  /** The rate limit that counts this call. */
  readonly limit?: 'password' | 'form' | 'checkout';
  /** The response has this content type instead of JSON. */
  readonly contentType?: string;
  readonly summary: string;
}

export type RpcInput<R> = R extends { input: infer I extends Schema } ? z.output<I> : never;
/** Input of a call without the caller: the handler gets it after the verified caller. */
export type RpcBody<R> = RpcInput<R> extends { caller: unknown } ? Omit<RpcInput<R>, 'caller'> : RpcInput<R>;
/** Return value of a handler; the contract parses it before it is sent. */
export type RpcReturn<R> = R extends { output: infer O extends Schema } ? z.input<O> : never;
export type RpcOutput<R> = R extends { output: infer O extends Schema } ? z.output<O> : never;
export type EventPayload<E> = E extends { payload: infer T extends Schema } ? z.output<T> : never;
export type RouteParams<R> = R extends { params: infer S extends Schema } ? z.output<S> : never;
export type RouteQuery<R> = R extends { query: infer S extends Schema } ? z.output<S> : never;
export type RouteBody<R> = R extends { body: infer S extends Schema } ? z.output<S> : never;
export type RouteOutput<R> = R extends { output: infer S extends Schema } ? z.output<S> : never;

const emptyObject = z.object({});
const nothing = z.undefined();

const rpcs = new Map<string, Rpc>();
const events = new Map<string, EventContract>();
const routes = new Map<string, Route>();

function register<T>(registry: Map<string, T>, key: string, contract: T): T {
  if (registry.has(key)) throw new Error(`Contract ${key} is defined twice`);
  registry.set(key, contract);
  return contract;
}

/** Every contract imported so far, for OpenAPI, the contract check and the docs. */
export const definedContracts = {
  rpcs: (): readonly Rpc[] => [...rpcs.values()],
  events: (): readonly EventContract[] => [...events.values()],
  routes: (): readonly Route[] => [...routes.values()],
};

/** Defines a call between units, e.g. `catalog.tour.get.v1`. */
export function defineRpc<
  I extends Schema,
  O extends Schema,
  const P extends ProblemCodes = NoProblems,
>(contract: {
  subject: string;
  input: I;
  output: O;
  problems?: P;
  idempotent?: boolean;
  timeoutMs?: number;
}): Rpc<I, O, P> {
  // A write may still succeed after its timeout: waiting is better than a duplicate submission.
  const timeoutMs = contract.idempotent ? 2_000 : 8_000;
  const rpc = { idempotent: false, timeoutMs, ...contract, problems: contract.problems ?? ({} as P) };
  register<Rpc>(rpcs, rpc.subject, rpc);
  return rpc;
}

/** Defines an event, e.g. `evt.leads.lead.received.v1`. */
export function defineEvent<T extends Schema>(contract: {
  subject: `evt.${string}`;
  payload: T;
  isConfidential?: boolean;
}): EventContract<T> {
  const event = { isConfidential: false, ...contract };
  register<EventContract>(events, event.subject, event);
  return event;
}

/** Defines a call of the public API; `problems` usually come from the RPCs it calls. */
export function defineRoute<
  Output extends Schema,
  Params extends Schema = z.ZodMiniObject<Record<never, never>>,
  Query extends Schema = z.ZodMiniObject<Record<never, never>>,
  Body extends Schema = z.ZodMiniUndefined,
  const P extends ProblemCodes = NoProblems,
>(contract: {
  method: HttpMethod;
  path: `/${string}`;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  output: Output;
  problems?: P;
  status?: 200 | 201 | 202 | 204;
  access?: RouteAccess;
  cache?: { seconds: number; tags: readonly string[] };
  limit?: Route['limit'];
  contentType?: string;
}): Route<Params, Query, Body, Output, P> {
  const route = {
    status: 200 as const,
    access: 'public' as const,
    ...contract,
    params: contract.params ?? (emptyObject as unknown as Params),
    query: contract.query ?? (emptyObject as unknown as Query),
    body: contract.body ?? (nothing as unknown as Body),
    problems: contract.problems ?? ({} as P),
  };
  register<Route>(routes, `${route.method} ${route.path}`, route);
  return route;
}
