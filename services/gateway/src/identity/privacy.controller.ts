import { Controller } from '@nestjs/common';
import * as z from 'zod/mini';
import { HeldLists } from '@valam/contracts/identity/held-data.schema';
import {
  erasePerson,
  exportPerson,
  openPrivacyLink,
  requestPrivacyLink,
} from '@valam/contracts/identity/privacy.rpc';
import {
  erasePersonRoute,
  exportPersonRoute,
  openPrivacyLinkRoute,
} from '@valam/contracts/identity/privacy.routes';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { Call, type CallOf } from '../http/call.js';
import { UsesRoute } from '../route/uses-route.js';

/** Joins the parts: each list of a service is continued by the list with the same name in the next part. */
function joinParts(parts: readonly Record<string, unknown>[]): Record<string, HeldLists> {
  const joined: Record<string, HeldLists> = {};
  for (const part of parts)
    for (const [unit, lists] of Object.entries(part)) {
      const known = (joined[unit] ??= {});
      for (const [name, items] of Object.entries(z.parse(HeldLists, lists)))
        known[name] = [...(known[name] ?? []), ...items];
    }
  return joined;
}

/** A person's own data: a link is requested for an address, and its token proves the address. */
@Controller()
export class PrivacyController {
  constructor(private readonly rpc: RpcClient) {}

  @UsesRoute(exportPersonRoute)
  async exportPerson(@Call() { body, visitor, idempotencyKey }: CallOf<typeof exportPersonRoute>) {
    return 'token' in body
      ? this.heldOfPerson(body.token)
      : this.rpc.call(requestPrivacyLink, { email: body.email, intent: 'export', visitor, idempotencyKey });
  }

  @UsesRoute(erasePersonRoute)
  async erasePerson(@Call() { body, visitor, idempotencyKey }: CallOf<typeof erasePersonRoute>) {
    return 'token' in body
      ? this.rpc.call(erasePerson, { token: body.token })
      : this.rpc.call(requestPrivacyLink, { email: body.email, intent: 'erase', visitor, idempotencyKey });
  }

  @UsesRoute(openPrivacyLinkRoute)
  open(@Call() { params }: CallOf<typeof openPrivacyLinkRoute>) {
    return this.rpc.call(openPrivacyLink, params);
  }

  private async heldOfPerson(token: string) {
    const { next: more, ...held } = await this.rpc.call(exportPerson, { token });
    const parts = [held.units];
    for (let next = more; next;) {
      const part = await this.rpc.call(exportPerson, { token, after: next });
      parts.push(part.units);
      next = part.next;
    }
    return { ...held, units: joinParts(parts) };
  }
}
