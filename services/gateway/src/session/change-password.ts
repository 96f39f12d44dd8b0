import { Injectable } from '@nestjs/common';
import { changePassword } from '@valam/contracts/identity/account.rpc';
import type { changePasswordRoute } from '@valam/contracts/identity/account.routes';
import type { RouteOutput } from '@valam/contracts/shared/define';
import { RpcClient } from '@valam/service-kit/rpc/client';
import type { CallOf } from '../http/call.js';
import { SessionCookie } from './session-cookie.js';

type ChangeCall = CallOf<typeof changePasswordRoute>;

/** Changes the caller's password and sends the session's new token to the browser, in the cookie only. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly rpc: RpcClient,
    private readonly cookie: SessionCookie,
  ) {}

  async run({ caller, body, visitor, reply }: ChangeCall): Promise<RouteOutput<typeof changePasswordRoute>> {
    const { token, expiresAt, message } = await this.rpc.call(changePassword, { caller, ...body, visitor });
    this.cookie.set(reply, token, expiresAt);
    return { message };
  }
}
