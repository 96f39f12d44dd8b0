import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Caller, SessionUser, Visitor } from '@valam/contracts/identity/auth.schema';
import type { Route, RouteBody, RouteParams, RouteQuery } from '@valam/contracts/shared/define';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface Session {
  readonly token: string;
  readonly csrfToken: string;
  readonly caller: Caller;
  readonly user: SessionUser;
}

/** One request by its contract: parsed, authorized and rate-limited. */
export interface CallOf<R extends Route = Route> {
  readonly params: RouteParams<R>;
  readonly query: RouteQuery<R>;
  readonly body: RouteBody<R>;
  /** The caller; anonymous on public routes, where no session is read. */
  readonly caller: Caller;
  /** Only on routes that require a session. */
  readonly session: Session | null;
  readonly visitor: Visitor;
  readonly idempotencyKey: string | null;
  /** The number in `If-Match`, if given. */
  readonly ifMatch: number | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export const stranger: Caller = {
  userId: null,
  role: null,
  sessionId: null,
  contributorId: null,
  email: null,
};

const calls = new WeakMap<FastifyRequest, CallOf>();
const sessions = new WeakMap<FastifyRequest, Session>();

/** Stored as soon as the session is known, for logging refused requests. */
export function noteSession(request: FastifyRequest, session: Session): void {
  sessions.set(request, session);
}

export const sessionOf = (request: FastifyRequest): Session | null => sessions.get(request) ?? null;

export function keepCall(request: FastifyRequest, call: CallOf): void {
  calls.set(request, call);
}

export function keptCall(request: FastifyRequest): CallOf {
  const call = calls.get(request);
  if (!call) throw new Error('This request has not passed the guard of its route');
  return call;
}

/** Injects the parsed call of the route into a method. */
export const Call = createParamDecorator((_data: unknown, context: ExecutionContext): CallOf =>
  keptCall(context.switchToHttp().getRequest<FastifyRequest>()),
);
