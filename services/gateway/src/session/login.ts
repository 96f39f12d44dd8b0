import { Injectable } from '@nestjs/common';
import { login, logout } from '@valam/contracts/identity/auth.rpc';
import type { loginRoute, logoutRoute } from '@valam/contracts/identity/auth.routes';
import type { RouteOutput, RpcOutput } from '@valam/contracts/shared/define';
import { RpcClient } from '@valam/service-kit/rpc/client';
import passport from 'passport';
import { Strategy } from 'passport-local';
import type { CallOf } from '../http/call.js';
import { signedOut } from '../http/gateway-problems.js';
import { DeviceCookie } from './device-cookie.js';
import { SessionCookie } from './session-cookie.js';

type LoginCall = CallOf<typeof loginRoute>;
type Opened = RpcOutput<typeof login>;

/** Signs in by email address and password, and out again. Passport asks, identity decides. */
@Injectable()
export class Login {
  constructor(
    private readonly rpc: RpcClient,
    private readonly cookie: SessionCookie,
    private readonly device: DeviceCookie,
  ) {}

  async signIn(call: LoginCall): Promise<RouteOutput<typeof loginRoute>> {
    const opened = await this.authenticate(call);
    if ('totpRequired' in opened) return opened;
    await this.closeEarlierSession(call);
    this.cookie.set(call.reply, opened.token, opened.expiresAt);
    this.device.set(call.reply, opened.device);
    const { user, csrfToken } = opened;
    return { email: user.email, fullName: user.fullName, user, csrfToken };
  }

  async signOut({ session, reply }: CallOf<typeof logoutRoute>): Promise<RouteOutput<typeof logoutRoute>> {
    if (session) await this.rpc.call(logout, { token: session.token });
    this.cookie.clear(reply);
    return { ok: true };
  }

  /** Passport without a web framework around it: the strategy is all that is needed of it. */
  private authenticate({ body, visitor }: LoginCall): Promise<Opened> {
    return new Promise((resolve, reject) => {
      const verify = (_email: string, _password: string, done: (error: unknown, opened?: Opened) => void) => {
        this.rpc.call(login, { credentials: body, visitor }).then((opened) => done(null, opened), done);
      };
      const strategy = new Strategy({ usernameField: 'email', session: false }, verify as never);
      const decide = (error: unknown, opened: Opened | false | null | undefined) => {
        if (error) reject(error instanceof Error ? error : new Error('Signing in failed', { cause: error }));
        else if (opened) resolve(opened);
        else reject(signedOut());
      };
      const authenticator = new passport.Passport();
      const middleware = authenticator.authenticate(strategy, { session: false }, decide) as Middleware;
      middleware({ body, query: {}, headers: {} }, {}, reject);
    });
  }

  /** A session that was open in this browser ends with the new one. */
  private async closeEarlierSession({ request }: LoginCall): Promise<void> {
    const token = this.cookie.tokenOf(request);
    if (token) await this.rpc.call(logout, { token });
  }
}

type Middleware = (request: object, response: object, next: (error: unknown) => void) => void;
