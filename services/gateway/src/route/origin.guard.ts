import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { isFromThisSite } from '@valam/contracts/shared/request-origin';
import type { FastifyRequest } from 'fastify';
import { GatewayConfig } from '../config.js';
import { crossSite } from '../http/gateway-problems.js';

const safeMethods = new Set(['GET', 'HEAD']);

/** What changes something is asked for by pages of this site only. */
@Injectable()
export class OriginGuard implements CanActivate {
  constructor(private readonly config: GatewayConfig) {}

  canActivate(context: ExecutionContext): boolean {
    const { method, headers, host } = context.switchToHttp().getRequest<FastifyRequest>();
    // The host as the visitor's browser named it, also where a proxy of ours stands between.
    if (!safeMethods.has(method) && !isFromThisSite({ ...headers, host }, this.config.siteOrigin))
      throw crossSite();
    return true;
  }
}
