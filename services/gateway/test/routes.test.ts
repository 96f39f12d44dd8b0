import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Route } from '@valam/contracts/shared/define';
import { boundRoutes } from '../src/route/bound-routes.js';
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
  it('is answered by exactly one method', async () => {
    const defined = (await everyRoute()).map(nameOf).sort();
    const bound = boundRoutes().map(nameOf).sort();
    expect(bound).toEqual(defined);
    expect(defined.length).toBeGreaterThan(80);
  });

  it('says what it may refuse and has a summary', async () => {
    for (const route of await everyRoute()) {
      expect(route.summary.length).toBeGreaterThan(3);
      if (route.access !== 'public') expect(Object.values(route.problems)).toBeDefined();
    }
  });
});
