import { createHash, timingSafeEqual } from 'node:crypto';
import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Route } from '@valam/contracts/shared/define';
import type { FastifyRequest } from 'fastify';
import { noteSession, type Session } from '../http/call.js';
import { csrfMissing, signedOut, staffOnly } from '../http/gateway-problems.js';
import { routeMetadata } from '../http/route-metadata.js';
import { SessionStrategy } from './session.strategy.js';

/** Constant-time comparison. */
function isEqualInConstantTime(given: string | string[] | undefined, expected: string): boolean {
  if (typeof given !== 'string') return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

const safeMethods = new Set(['GET', 'HEAD']);

/** Checks the caller, the role and the CSRF token on every route that is not public. */
@Injectable()
export class SessionGuard extends AuthGuard() {
  constructor(
    private readonly reflector: Reflector,
    strategy: SessionStrategy,
  ) {
    super({ defaultStrategy: strategy.name });
  }

  override handleRequest<T>(
    error: Error | null,
    found: unknown,
    _info: unknown,
    context: ExecutionContext,
  ): T {
    if (error) throw error;
    if (!found) throw signedOut();
    const session = found as Session;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    noteSession(request, session);
    const isSafe = safeMethods.has(request.method);
    if (!isSafe && !isEqualInConstantTime(request.headers['x-csrf-token'], session.csrfToken))
      throw csrfMissing();
    const { access } = this.reflector.get<Route>(routeMetadata, context.getHandler());
    if (access === 'staff' && !session.user.isStaff) throw staffOnly();
    return session as T;
  }
}
