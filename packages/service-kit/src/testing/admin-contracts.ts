import { adminEntities } from '@valam/contracts/admin/entities';
import { roles, type Role } from '@valam/contracts/identity/auth.schema';
import { adminRpcs, type AdminService } from '@valam/contracts/shared/admin';
import type { AdminDefinition } from '@valam/contracts/shared/admin-entity';
import { ProblemError } from '@valam/contracts/shared/problem';
import type { RpcClient } from '../rpc/client.js';

const nowhere = '00000000-0000-4000-8000-000000000000';

/**
 * Calls every list and every action in the contracts of a running service, with every role. Returns
 * violations: an unserved entity or action, or a wrongly allowed or refused role.
 */
export async function adminFaults(rpc: Pick<RpcClient, 'call'>, service: AdminService): Promise<string[]> {
  const calls = adminRpcs[service];
  const faults: string[] = [];
  const owned = Object.values<AdminDefinition>(adminEntities).filter(
    (one) => one.service === service || one.service === 'every',
  );
  for (const { name: entity, roles: rights, actions, hidden } of owned)
    for (const role of roles) {
      const caller = {
        userId: nowhere,
        role,
        sessionId: null,
        contributorId: null,
        email: 'a@valam.example',
      };
      const expected = async (what: string, allowed: readonly Role[], call: () => Promise<unknown>) => {
        const code = await codeOf(call);
        const isServed = code !== 'admin.unknown_entity' && code !== 'admin.unknown_action';
        if (!isServed || (code === 'admin.role_refused') === allowed.includes(role))
          faults.push(`${entity} ${what} as ${role}: ${code}`);
      };
      const query = { page: 1, perPage: 1, order: 'desc' as const };
      await expected('list', rights.read, () => rpc.call(calls.list, { caller, entity, query, filters: {} }));
      if (!rights.write?.includes(role))
        await expected('new', [], () => rpc.call(calls.create, { caller, entity, values: {} }));
      const steps = [
        ...Object.entries(actions).map(([action, { roles: allowed }]) => ({ action, allowed })),
        ...hidden.map(({ action, roles: allowed }) => ({ action, allowed })),
      ];
      for (const { action, allowed } of steps)
        await expected(action, allowed, () =>
          rpc.call(calls.act, { caller, entity, id: nowhere, action, values: {} }),
        );
    }
  return faults;
}

async function codeOf(call: () => Promise<unknown>): Promise<string> {
  try {
    await call();
    return 'done';
  } catch (error) {
    if (error instanceof ProblemError) return error.problem.code;
    throw error;
  }
}
