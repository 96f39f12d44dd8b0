import { Controller, UseGuards } from '@nestjs/common';
import { csrfRoute, loginRoute, logoutRoute, meRoute } from '@valam/contracts/identity/auth.routes';
import { Call, type CallOf } from '../http/call.js';
import { UsesRoute } from '../route/uses-route.js';
import { Login } from '../session/login.js';
import { OwnSession } from '../session/own-session.js';
import { Opened, PasswordGuard } from '../session/password.guard.js';
import type { SignedIn } from '../session/password.strategy.js';

/** Signing in and out, and the current session. */
@Controller()
export class AuthController {
  constructor(
    private readonly login: Login,
    private readonly own: OwnSession,
  ) {}

  @UseGuards(PasswordGuard)
  @UsesRoute(loginRoute)
  signIn(@Call() call: CallOf<typeof loginRoute>, @Opened() opened: SignedIn) {
    return this.login.signIn(call, opened);
  }

  @UsesRoute(logoutRoute)
  signOut(@Call() call: CallOf<typeof logoutRoute>) {
    return this.login.signOut(call);
  }

  @UsesRoute(meRoute)
  me(@Call() call: CallOf<typeof meRoute>) {
    return this.own.me(call);
  }

  @UsesRoute(csrfRoute)
  csrf(@Call() call: CallOf<typeof csrfRoute>) {
    return this.own.csrf(call);
  }
}
