import type { FastifyReply, FastifyRequest } from 'fastify';
import { Injectable } from '@nestjs/common';
import { GatewayConfig } from '../config.js';

/** The cookie with the session's token: bound to the host and to HTTPS wherever the site uses it. */
@Injectable()
export class SessionCookie {
  private readonly name: string;

  constructor(private readonly config: GatewayConfig) {
    this.name = config.isSecure ? '__Host-sid' : 'sid';
  }

  tokenOf(request: FastifyRequest): string | null {
    const token = request.cookies[this.name];
    return token && token.length <= 200 ? token : null;
  }

  set(reply: FastifyReply, token: string, expiresAt: string): void {
    reply.setCookie(this.name, token, { ...this.attributes, expires: new Date(expiresAt) });
  }

  clear(reply: FastifyReply): void {
    reply.clearCookie(this.name, this.attributes);
  }

  private get attributes() {
    return { path: '/', httpOnly: true, secure: this.config.isSecure, sameSite: 'lax' } as const;
  }
}
