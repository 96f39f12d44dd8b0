import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { isFromThisSite } from '@valam/contracts/shared/request-origin';
import type { FastifyRequest } from 'fastify';
import { GatewayConfig } from '../config.js';
import { crossSite } from '../http/gateway-problems.js';

const safeMethods = new Set(['GET', 'HEAD']);

/** Accepts unsafe requests from pages of this site only (CSRF). */
@Injectable()
export class OriginGuard implements CanActivate {
  constructor(private readonly config: GatewayConfig) {}

  canActivate(context: ExecutionContext): boolean {
    const { method, headers, host } = context.switchToHttp().getRequest<FastifyRequest>();
    // The host as the visitor's browser sent it, even through our proxy.
    if (!safeMethods.has(method) && !isFromThisSite({ ...headers, host }, this.config.siteOrigin))
      throw crossSite();
    return true;
  }
}
