import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Route } from '@valam/contracts/shared/define';
import { boundRoutes } from '../src/route/uses-route.js';
import { operationOf } from '../src/openapi/operation.js';
import '../src/gateway.module.js';

const contracts = path.resolve(import.meta.dirname, '../../../packages/contracts/src');

const nameOf = ({ method, path: address }: Route): string => `${method} ${address}`;

async function everyRoute(): Promise<Route[]> {
  const files = globSync('**/*.routes.ts', { cwd: contracts });
  const modules = await Promise.all(
    files.map(
      (file) => import(`@valam/contracts/${file.replace(/\.ts$/, '')}`) as Promise<Record<string, Route>>,
    ),
  );
  return modules.flatMap((module) => Object.values(module));
}

describe('every route of the contracts', () => {
  it('is bound to exactly one method', async () => {
    const defined = (await everyRoute()).map(nameOf).sort();
    const bound = boundRoutes().map(nameOf).sort();
    expect(bound).toEqual(defined);
    expect(defined.length).toBeGreaterThan(80);
  });

  it('has a summary, and declares the refusal of strangers if and only if it is not public', async () => {
    const routes = await everyRoute();
    expect(routes.filter(({ summary }) => summary.length <= 3).map(nameOf)).toEqual([]);
    const refused = routes.filter((route) =>
      JSON.stringify(operationOf(route).responses).includes('"identity.signed_out'),
    );
    expect(refused.map(nameOf)).toEqual(routes.filter(({ access }) => access !== 'public').map(nameOf));
  });
});
