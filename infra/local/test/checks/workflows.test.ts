import { describe, expect, it } from '@jest/globals';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { workspaces } from '../../src/build/workspaces.ts';
import { root, textOf } from '../../src/checkout.ts';

interface Workflow {
  on: Record<string, { paths?: string[]; branches?: string[] } | null>;
  permissions?: Record<string, string>;
  jobs: Record<
    string,
    {
      uses?: string;
      with?: Record<string, string>;
      needs?: string | string[];
      steps?: { run?: string; uses?: string }[];
      'timeout-minutes'?: number;
    }
  >;
}

const folder = path.join(root, '.github/workflows');
const workflows = Object.fromEntries(
  globSync('*.yml', { cwd: folder }).map((file) => [
    path.basename(file, '.yml'),
    parse(readFileSync(path.join(folder, file), 'utf8'), { merge: true }) as Workflow,
  ]),
);
const all = workspaces();
const units = all.filter(({ folder: at }) => /^(services\/|mfe-|shell$)/.test(at));
const scripts = Object.keys((JSON.parse(textOf('package.json')) as { scripts: object }).scripts);

/** The workspaces that a unit depends on, including itself. */
function graphOf(name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const used of all.find((one) => one.name === name)?.uses ?? []) graphOf(used, seen);
  return seen;
}

describe.each(units)('the pipeline of $name', ({ name, folder: own }) => {
  const { on, jobs } = workflows[name] ?? { on: {}, jobs: {} };
  const paths = on['pull_request']?.paths ?? [];
  const given = jobs['unit']?.with ?? {};
  // Code style is checked for all units by the required check.
  const graph = [...graphOf(name)].filter((one) => one !== 'config');

  it('runs for changes of its dependencies and for no other unit', () => {
    expect(on['push']?.paths).toEqual(paths);
    expect(on['push']?.branches).toEqual(['main']);
    for (const one of graph) {
      const at = all.find((workspace) => workspace.name === one)?.folder ?? '';
      expect(paths.some((pattern) => pattern.startsWith(`${at}/`))).toBe(true);
    }
    const others = units.filter((unit) => unit.folder !== own).map((unit) => `${unit.folder}/**`);
    expect(paths.filter((pattern) => others.includes(pattern))).toEqual([]);
  });

  it('refers to existing paths, tests and stages', () => {
    for (const pattern of paths) expect(globSync(pattern, { cwd: root })).not.toHaveLength(0);
    expect(jobs['unit']?.uses).toBe('./.github/workflows/_unit.yml');
    expect(given['unit']).toBe(name);
    const dockerfile = path.join(root, 'infra/docker', given['dockerfile'] ?? '');
    expect(readFileSync(dockerfile, 'utf8')).toContain(` AS ${given['target']}\n`);
    expect(given['projects']?.split(' ').sort()).toEqual(
      expect.arrayContaining([name, ...graph.filter((one) => one !== 'ui')].sort()),
    );
  });
});

describe('every workflow', () => {
  it.each(Object.entries(workflows))(
    '%s uses only jobs, commands and permissions that exist',
    (_name, workflow) => {
      expect(workflow.permissions).toBeDefined();
      for (const { needs = [], steps = [], uses, 'timeout-minutes': minutes } of Object.values(
        workflow.jobs,
      )) {
        for (const needed of [needs].flat()) expect(Object.keys(workflow.jobs)).toContain(needed);
        if (uses) expect(existsSync(path.join(root, uses))).toBe(true);
        else expect(minutes).toBeGreaterThan(0);
        for (const { run = '' } of steps) {
          for (const [, script = ''] of run.matchAll(/npm (?:run )?([a-z:]+)/g))
            expect([...scripts, 'ci', 'audit']).toContain(script);
          for (const [, file = ''] of run.matchAll(/\b(infra\/[\w./-]+\.(?:mjs|ts|sh))\b/g))
            expect(existsSync(path.join(root, file))).toBe(true);
        }
        // Tags are mutable.
        for (const { uses: action } of steps) if (action) expect(action).toMatch(/@[0-9a-f]{40}$/);
      }
    },
  );
});

it('every folder of the code has an owner', () => {
  const lines = textOf('CODEOWNERS')
    .split('\n')
    .filter((line) => /^[*/]/.test(line));
  const owned = lines.map((line) => line.split(/\s+/)[0] ?? '');
  for (const place of owned.filter((one) => one !== '*'))
    expect(existsSync(path.join(root, place))).toBe(true);
  for (const { folder: at } of units) expect(owned).toContain(`/${at}/`);
  expect(lines.every((line) => /\s@\S+/.test(line))).toBe(true);
});
