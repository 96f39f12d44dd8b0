import { describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Profiler } from 'node:inspector';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '@valam/local/ports';
import { folderOfTest } from '@valam/local/testing/folder';
import { flameGraph } from '../src/profile/flame-graph.ts';
import { byOwner, frames, timeWithin } from '../src/profile/frames.ts';
import { profileWhile } from '../src/profile/record.ts';

const at = (functionName: string, url: string) => ({
  functionName,
  url,
  scriptId: '1',
  lineNumber: 0,
  columnNumber: 0,
});

/** 6 ms in a library's function called by ours, 1 ms in ours, 1 ms of garbage, 10 ms idle. */
const profile: Profiler.Profile = {
  startTime: 0,
  endTime: 18_000,
  nodes: [
    { id: 1, callFrame: at('(root)', ''), children: [2, 4, 5] },
    { id: 2, callFrame: at('book<T>', 'file:///valam/services/leads/dist/book.js'), children: [3] },
    { id: 3, callFrame: at('query', 'file:///valam/node_modules/pg/lib/client.js') },
    { id: 4, callFrame: at('(garbage collector)', '') },
    { id: 5, callFrame: at('(idle)', '') },
  ],
  samples: [3, 3, 2, 4, 5],
  timeDeltas: [2_000, 4_000, 1_000, 1_000, 10_000],
};

describe('a profile', () => {
  const folder = folderOfTest();

  it('attributes time to the owner of the code, and excludes idle time', () => {
    expect(byOwner(frames(profile))).toEqual([
      ['pg', 6_000],
      ['services/leads', 1_000],
      ['garbage collector', 1_000],
    ]);
  });

  it('attributes code inside a bundle to its modules', async () => {
    const file = path.join(folder(), 'services/leads/dist/own.js');
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(
      file,
      [
        'export const modules = {',
        '    "./src/book.ts" (module) {',
        '    },',
        '    "../../packages/contracts/src/money.ts" (module) {',
        '    },',
        '    "../../node_modules/rxjs/dist/of.js" (module) {',
        '    }',
        '};',
      ].join('\n'),
    );
    const called = (id: number, lineNumber: number) => ({
      id,
      callFrame: { ...at('f', file), lineNumber },
    });
    const inBundle = {
      ...profile,
      nodes: [
        { id: 1, callFrame: at('(root)', ''), children: [2, 3, 4] },
        called(2, 2),
        called(3, 4),
        called(4, 6),
      ],
      samples: [2, 3, 4],
      timeDeltas: [3_000, 2_000, 1_000],
    };
    expect(byOwner(frames(inBundle)).map(([owner]) => owner)).toEqual([
      'services/leads',
      'packages/contracts',
      'rxjs',
    ]);
  });

  it('gives the total time of a function including callees', () => {
    expect(timeWithin(frames(profile), ({ name }) => name === 'book<T>')).toBe(7_000);
    expect(timeWithin(frames(profile), ({ owner }) => owner === 'pg')).toBe(6_000);
    expect(timeWithin(frames(profile), ({ name }) => name === 'performWork')).toBe(0);
  });

  it('is drawn as a flame graph', () => {
    const picture = flameGraph(frames(profile), 'A booking');
    expect(picture).toContain('<title>book&lt;T&gt; · services/leads, 87.5 %</title>');
    expect(picture).toMatch(/width="900\.0"[^>]*\/><text[^>]*>query · pg/);
    expect(picture).not.toContain('(idle)');
  });

  it('merges the recursive calls of a profile', () => {
    const recursive: Profiler.Profile = {
      ...profile,
      nodes: [
        { id: 1, callFrame: at('(root)', ''), children: [2] },
        { id: 2, callFrame: at('render', 'file:///valam/shell/a.js'), children: [3] },
        { id: 3, callFrame: at('element', 'file:///valam/shell/a.js'), children: [4] },
        { id: 4, callFrame: at('render', 'file:///valam/shell/a.js'), children: [5] },
        { id: 5, callFrame: at('escape', 'file:///valam/shell/a.js') },
      ],
      samples: [2, 3, 4, 5],
      timeDeltas: [1_000, 2_000, 3_000, 4_000],
    };
    const [render] = frames(recursive).children.values();
    expect(render?.microseconds).toBe(10_000);
    expect(
      [...(render?.children.values() ?? [])].map(({ name, microseconds }) => [name, microseconds]),
    ).toEqual([
      ['element', 2_000],
      ['escape', 4_000],
    ]);
  });

  it('is taken of another process, whose inspector port is released afterward', async () => {
    const busy =
      'let n = 0; function spin() { for (let i = 0; i < 2e6; i++) n += i; setTimeout(spin); console.log(n); } spin();';
    const port = await freePort();
    const run = [`--inspect-port=${port}`, '-e', busy];
    const child = spawn(process.execPath, run, {
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    const turns = async () => {
      for (let turn = 0; turn < 20; turn++) await once(child.stdout, 'data');
    };
    try {
      await turns();
      for (let round = 0; round < 2; round++) {
        const taken = await profileWhile(child.pid ?? 0, turns, port);
        expect(flameGraph(frames(taken), 'Spinning')).toContain('spin');
      }
    } finally {
      child.kill();
    }
  });
});
