import type { FastifyReply, FastifyRequest } from 'fastify';
import { Injectable } from '@nestjs/common';
import { knownBrowsersKeptDays } from '@valam/contracts/shared/retention';
import { GatewayConfig } from '../config.js';

const keptSeconds = knownBrowsersKeptDays * 86_400;

/**
 * The cookie of a browser that has signed in before, signed by identity. It grants no access: it only
 * prevents failed sign-ins from elsewhere from counting against the browser.
 */
@Injectable()
export class DeviceCookie {
  private readonly name: string;

  constructor(private readonly config: GatewayConfig) {
    this.name = config.isSecure ? '__Host-device' : 'device';
  }

  tokenOf(request: FastifyRequest): string | null {
    const token = request.cookies[this.name];
    return token && token.length <= 200 ? token : null;
  }

  set(reply: FastifyReply, token: string | undefined): void {
    if (!token) return;
    const { isSecure: secure } = this.config;
    reply.setCookie(this.name, token, {
      path: '/',
      httpOnly: true,
      secure,
      sameSite: 'lax',
      maxAge: keptSeconds,
    });
  }
}
