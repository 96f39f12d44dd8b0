import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Route } from '@valam/contracts/shared/define';
import { isFromThisSite } from '@valam/contracts/shared/request-origin';
import { networkOf } from '@valam/service-kit/visitor/network-of';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GatewayConfig } from '../config.js';
import { RateLimits } from '../limit/rate-limits.js';
import { DeviceCookie } from '../session/device-cookie.js';
import { SessionReader } from '../session/session-reader.js';
import { keepCall, noteCaller, stranger, type CallOf, type Session } from './call.js';
import { crossSite, csrfMissing, signedOut, staffOnly } from './gateway-problems.js';
import { ifMatchOf, idempotencyKeyOf, parseRequest } from './parse-request.js';
import { routeMetadata } from './route-metadata.js';
import { hasSameText } from '../session/same-text.js';

const safeMethods = new Set(['GET', 'HEAD']);

/** Everything that stands before a route: where it comes from, who asks, what is asked, how often. */
@Injectable()
export class RouteGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionReader,
    private readonly limits: RateLimits,
    private readonly config: GatewayConfig,
    private readonly device: DeviceCookie,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const route = this.reflector.get<Route>(routeMetadata, context.getHandler());
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();

    const isRead = safeMethods.has(request.method);
    if (!isRead && !isFromThisSite(originHeaders(request), this.config.siteOrigin)) throw crossSite();
    const session = route.access === 'public' ? null : await this.signedIn(route, request);
    const parsed = parseRequest(route, request);
    const visitor = {
      address: networkOf(request.ip),
      userAgent: request.headers['user-agent']?.slice(0, 500) ?? null,
      device: this.device.tokenOf(request),
    };
    if (route.limit) await this.limits.count(route.limit, visitor.address);
    keepCall(request, {
      ...(parsed as Pick<CallOf, 'params' | 'query' | 'body'>),
      caller: session?.caller ?? stranger,
      session,
      visitor,
      idempotencyKey: idempotencyKeyOf(request),
      ifMatch: ifMatchOf(request),
      request,
      reply,
    });
    return true;
  }

  private async signedIn(route: Route, request: FastifyRequest): Promise<Session> {
    const session = await this.sessions.read(request);
    if (!session) throw signedOut();
    noteCaller(request, session.caller);
    if (
      !safeMethods.has(request.method) &&
      !hasSameText(request.headers['x-csrf-token'], session.csrfToken)
    ) {
      throw csrfMissing();
    }
    if (route.access === 'staff' && !session.user.isStaff) throw staffOnly();
    return session;
  }
}

/** The host as the visitor's browser named it, also where a proxy of ours stands between. */
const originHeaders = ({ headers, host }: FastifyRequest) => ({ ...headers, host });
