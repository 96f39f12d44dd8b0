import { adminEntities } from '@valam/contracts/admin/entities';
import type { AdminDefinition } from '@valam/contracts/shared/admin-entity';
import { everybody } from '@valam/testing/everybody';
import { many, send } from '@valam/testing/http';
import { expectedRoles, type Rights } from '../expected-roles.ts';
import { finding } from '../finding.ts';
import type { Target } from '../target.ts';
import type { Answer } from '@valam/testing/http';

const nowhere = '00000000-0000-4000-8000-000000000000';

/** Entities that every service has; the id names the service. */
const keptByEvery = Object.entries(adminEntities).flatMap(([entity, { service }]) =>
  service === 'every' ? entity : [],
);

/** Actions of the back office without an expected role: they would go untested. */
export function undecided(
  definitions: readonly AdminDefinition[],
  decided: Readonly<Record<string, Rights>> = expectedRoles,
): string[] {
  return definitions.flatMap(({ name, actions, hidden }) => {
    const rights = decided[name];
    if (!rights) return [`${name} has no decided rights`];
    return [...Object.keys(actions), ...hidden.map(({ action }) => action)]
      .filter((action) => !Object.hasOwn(rights.actions ?? {}, action))
      .map((action) => `${name}/${action} has no decided rights`);
  });
}

/** Images are not JSON. */
const kindOf = (method: string, path: string): Record<string, string> =>
  method === 'POST' && path === 'media' ? { 'content-type': 'image/png' } : {};

interface Attempt {
  who: string;
  what: string;
  allowed: readonly string[];
  ask: () => Promise<Answer>;
}

/**
 * Every call of the back office with every role. It uses ids that do not exist, so that nothing changes: an
 * unauthorized caller is refused anyway, and an authorized one gets 'not found'. That includes actions on all records,
 * which reject any other id.
 */
export async function auditRoles({ site, run, tag }: Target) {
  const people = await everybody(run(), `roles-${tag}`);
  const wrong = undecided(Object.values<AdminDefinition>(adminEntities));
  const attempts: Attempt[] = [];
  for (const [who, person] of Object.entries(people)) {
    const call = (method: string, path: string, body?: unknown) =>
      send(`${site}/api/admin/${path}`, {
        method,
        headers: {
          ...person?.headers,
          ...(method === 'PATCH' && { 'if-match': '1' }),
          ...kindOf(method, path),
        },
        ...(body !== undefined && { body }),
      });
    const add = (what: string, allowed: readonly string[], ask: () => Promise<Answer>) =>
      attempts.push({ who, what, allowed, ask });
    for (const [entity, { read, write = [], create = write, actions = {} }] of Object.entries(
      expectedRoles,
    )) {
      const one = `${entity}/${keptByEvery.includes(entity) ? 'leads:' : ''}${nowhere}`;
      add(`GET ${entity}`, read, () => call('GET', `${entity}?perPage=1`));
      add(`GET ${entity}/id`, read, () => call('GET', one));
      add(`PATCH ${entity}/id`, write, () => call('PATCH', one, {}));
      if (!create.includes(who)) add(`POST ${entity}`, create, () => call('POST', entity, {}));
      for (const [action, allowed] of Object.entries(actions))
        add(`POST ${entity}/id/${action}`, allowed, () =>
          call('POST', `${one}/${action}`, { reason: 'audit' }),
        );
    }
  }
  await many(attempts.length, 4, async (index) => {
    const { who, what, allowed, ask } = attempts[index] as Attempt;
    const { status, text } = await ask();
    const problem = verdict(who, allowed, status);
    if (problem) wrong.push(`${who} ${what}: ${status}, ${problem} ${text.slice(0, 80)}`);
  });
  return [finding('authorization', { tried: attempts.length, wrong, least: 500, unit: 'calls' })];
}

/** Statuses that only authorized callers can get. */
const beyond = [200, 201, 400, 404, 409, 415];

export function verdict(who: string, allowed: readonly string[], status: number) {
  if (who === 'nobody') return status === 401 ? null : 'must be 401';
  if (!allowed.includes(who)) {
    // An action that no role has may also be rejected as nonexistent.
    const isRefused = status === 403 || (allowed.length === 0 && [400, 404, 405, 415].includes(status));
    return isRefused ? null : 'must be 403';
  }
  return beyond.includes(status) ? null : 'must be let through';
}
