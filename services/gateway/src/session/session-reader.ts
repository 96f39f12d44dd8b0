import { Injectable } from '@nestjs/common';
import { readSession } from '@valam/contracts/identity/auth.rpc';
import { RpcClient } from '@valam/service-kit/rpc/client';
import type { FastifyRequest } from 'fastify';
import type { Session } from '../http/call.js';
import { SessionCookie } from './session-cookie.js';

/** Reads the session of a cookie from identity; without a cookie, makes no call. */
@Injectable()
export class SessionReader {
  constructor(
    private readonly cookie: SessionCookie,
    private readonly rpc: RpcClient,
  ) {}

  async read(request: FastifyRequest): Promise<Session | null> {
    const token = this.cookie.tokenOf(request);
    if (!token) return null;
    const session = await this.rpc.call(readSession, { token });
    return session && { token, ...session };
  }
}
