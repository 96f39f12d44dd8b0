import { Injectable } from '@nestjs/common';
import { logout } from '@valam/contracts/identity/auth.rpc';
import type { loginRoute, logoutRoute } from '@valam/contracts/identity/auth.routes';
import type { RouteOutput } from '@valam/contracts/shared/define';
import { Log } from '@valam/service-kit/logging/log';
import { RpcClient } from '@valam/service-kit/rpc/client';
import type { CallOf } from '../http/call.js';
import { DeviceCookie } from './device-cookie.js';
import type { SignedIn } from './password.strategy.js';
import { SessionCookie } from './session-cookie.js';

type LoginCall = CallOf<typeof loginRoute>;

/** Sets and clears the cookies of signing in and out. */
@Injectable()
export class Login {
  constructor(
    private readonly rpc: RpcClient,
    private readonly cookie: SessionCookie,
    private readonly device: DeviceCookie,
    private readonly log: Log,
  ) {}

  async signIn(call: LoginCall, opened: SignedIn): Promise<RouteOutput<typeof loginRoute>> {
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

  /**
   * Ends an earlier session of this browser. If that fails now, the earlier session expires later: the person
   * is already signed in, and an error would say otherwise.
   */
  private async closeEarlierSession({ request }: LoginCall): Promise<void> {
    const token = this.cookie.tokenOf(request);
    if (!token) return;
    try {
      await this.rpc.call(logout, { token });
    } catch (error) {
      this.log.warn({ err: error }, 'an earlier session stays open until it expires');
    }
  }
}
