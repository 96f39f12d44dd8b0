import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import passport from 'passport';
import { Strategy } from 'passport-strategy';
import type { FastifyRequest } from 'fastify';
import { SessionReader } from './session-reader.js';

/** Authenticates the caller by the session cookie, which identity resolves. */
@Injectable()
export class SessionStrategy extends Strategy {
  /**
   * Passport has one registry per process; two gateways in one process, as in tests, must not share a
   * strategy.
   */
  readonly name = `session-${randomUUID()}`;

  constructor(private readonly sessions: SessionReader) {
    super();
    passport.use(this);
  }

  override authenticate(request: unknown): void {
    this.sessions.read(request as FastifyRequest).then(
      (session) => (session ? this.success(session) : this.fail(401)),
      (error: unknown) => this.error(error as Error),
    );
  }
}
