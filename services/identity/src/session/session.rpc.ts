import { Controller } from '@nestjs/common';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import { login, logout, readSession } from '@valam/contracts/identity/auth.rpc';
import { listSessions, revokeOtherSessions, revokeSession } from '@valam/contracts/identity/session.rpc';
import type { RpcBody, RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { LogIn } from './log-in.js';
import { OwnSessions } from './own-sessions.js';
import { Sessions } from './sessions.js';

@Controller()
export class SessionRpc {
  constructor(
    private readonly logIn: LogIn,
    private readonly sessions: Sessions,
    private readonly own: OwnSessions,
  ) {}

  @Handle(login)
  open(input: RpcInput<typeof login>) {
    return this.logIn.run(input);
  }

  @Handle(readSession)
  read({ token }: RpcInput<typeof readSession>) {
    return this.sessions.read(token);
  }

  @Handle(logout)
  async close({ token }: RpcInput<typeof logout>) {
    await this.sessions.close(token);
    return { ok: true as const };
  }

  @Handle(listSessions)
  list(caller: Caller) {
    return this.own.list(caller);
  }

  @Handle(revokeSession)
  revoke(caller: Caller, { sessionId }: RpcBody<typeof revokeSession>) {
    return this.own.revoke(caller, sessionId);
  }

  @Handle(revokeOtherSessions)
  revokeOthers(caller: Caller) {
    return this.own.revokeOthers(caller);
  }
}
