import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { login } from '@valam/contracts/identity/auth.rpc';
import type { loginRoute } from '@valam/contracts/identity/auth.routes';
import type { RpcOutput } from '@valam/contracts/shared/define';
import { RpcClient } from '@valam/service-kit/rpc/client';
import type { FastifyRequest } from 'fastify';
import passport from 'passport';
import { Strategy } from 'passport-local';
import { type CallOf, keptCall } from '../http/call.js';

/** A session, or a request for a one-time code. */
export type SignedIn = RpcOutput<typeof login>;

/** Signs in by email address and password; identity compares them, and counts the attempts. */
@Injectable()
export class PasswordStrategy extends PassportStrategy(Strategy) {
  constructor(private readonly rpc: RpcClient) {
    super({ usernameField: 'email', passReqToCallback: true, session: false });
    // Passport has one registry per process; two gateways in one process, as in tests, must not share a
    // strategy.
    this.name = `local-${randomUUID()}`;
    passport.use(this);
  }

  validate(request: FastifyRequest, email: string, password: string): Promise<SignedIn> {
    const { body, visitor } = keptCall(request) as CallOf<typeof loginRoute>;
    return this.rpc.call(login, { credentials: { ...body, email, password }, visitor });
  }
}
