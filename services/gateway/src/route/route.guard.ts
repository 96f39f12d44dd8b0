import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Route } from '@valam/contracts/shared/define';
import { networkOf } from '@valam/service-kit/visitor/network-of';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { keepCall, sessionOf, stranger, type CallOf } from '../http/call.js';
import { ifMatchOf, idempotencyKeyOf, parseRequest } from '../http/parse-request.js';
import { routeMetadata } from '../http/route-metadata.js';
import { RateLimits } from '../limit/rate-limits.js';
import { DeviceCookie } from '../session/device-cookie.js';

/** Validates a request against its contract and applies its rate limit. */
@Injectable()
export class RouteGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
    private readonly device: DeviceCookie,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const route = this.reflector.get<Route>(routeMetadata, context.getHandler());
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const parsed = parseRequest(route, request);
    const visitor = {
      address: networkOf(request.ip),
      userAgent: request.headers['user-agent']?.slice(0, 500) ?? null,
      device: this.device.tokenOf(request),
    };
    if (route.limit) await this.limits.count(route.limit, visitor.address);
    const session = sessionOf(request);
    keepCall(request, {
      ...(parsed as Pick<CallOf, 'params' | 'query' | 'body'>),
      caller: session?.caller ?? stranger,
      session,
      visitor,
      idempotencyKey: idempotencyKeyOf(request),
      ifMatch: ifMatchOf(request),
      request,
      reply: http.getResponse<FastifyReply>(),
    });
    return true;
  }
}
