import { createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { signedOut } from '../http/gateway-problems.js';
import { PasswordStrategy, type SignedIn } from './password.strategy.js';

/** Requires the correct password. Runs after the guard that parses and rate-limits the call. */
@Injectable()
export class PasswordGuard extends AuthGuard() {
  constructor(strategy: PasswordStrategy) {
    super({ defaultStrategy: strategy.name });
  }

  override handleRequest<T>(error: Error | null, opened: unknown): T {
    if (error) throw error;
    if (!opened) throw signedOut();
    return opened as T;
  }
}

/** The session opened by the password. */
export const Opened = createParamDecorator(
  (_data: unknown, context: ExecutionContext): SignedIn =>
    context.switchToHttp().getRequest<FastifyRequest & { user: SignedIn }>().user,
);
