import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bin } from '../src/check/bin.ts';
import { runProgram } from '../src/check/run-steps.ts';
import { root } from '../src/checkout.ts';

const projects = pathToFileURL(path.join(root, 'packages/config/jest/projects.ts')).href;

const configuration = `
  import { nodeProject } from '${projects}';
  const rootDir = import.meta.dirname;
  const planted = nodeProject('planted', '.');
  export default {
    maxWorkers: 2,
    projects: [{ ...planted, rootDir, roots: [rootDir], testMatch: [rootDir + '/*.test.ts'] }],
  };
`;

const tests = {
  'endless.test.ts': `
    import { expect, it } from '@jest/globals';
    it('never ends', () => new Promise(() => {}), 200);
    it('goes on after one that never ends', () => expect(1).toBe(1));
  `,
  'endless-hook.test.ts': `
    import { beforeAll, it } from '@jest/globals';
    beforeAll(() => new Promise(() => {}), 200);
    it('waits for its hook', () => {});
  `,
  'stray.test.ts': `
    import { it } from '@jest/globals';
    it('leaves a rejection behind', async () => {
      void Promise.reject(new Error('nobody awaits this'));
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
  `,
  'typed.test.ts': `
    import { expect, it } from '@jest/globals';
    class Temple { constructor(readonly name: string) {} }
    it('is TypeScript', () => expect(new Temple('Kedarnath').name).toBe('Kedarnath'));
  `,
};

describe('the runner of the Node side', () => {
  let folder: string;
  let output: string;
  const outputOf = async (...files: string[]) => {
    const config = path.join(folder, 'jest.config.mjs');
    const run = await runProgram(bin('jest'), ['--config', config, '--verbose', ...files], {
      env: { FORCE_COLOR: '0' },
    });
    return run.output;
  };
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'test-runner-'));
    await writeFile(path.join(folder, 'jest.config.mjs'), configuration);
    for (const [name, text] of Object.entries(tests)) await writeFile(path.join(folder, name), text);
    output = await outputOf('endless', 'typed');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('ends a test that never ends, says which it was, and goes on', () => {
    expect(output).toMatch(/never ends\s+Error: has not ended within 200 ms/);
    expect(output).toContain('✓ goes on after one that never ends');
  });

  it('ends a hook that never ends', () => {
    expect(output).toMatch(/FAIL .*endless-hook\.test\.ts/);
    expect(output).toMatch(/\(beforeAll\)\s+Error: has not ended within 200 ms/);
  });

  // In a run of its own: the thread ends, and when no other is ready yet, so does the run.
  it('fails a file that leaves a rejection behind', async () => {
    const said = await outputOf('stray');
    expect(said).toMatch(/FAIL .*stray\.test\.ts/);
    expect(said).toContain('nobody awaits this');
  });

  it('compiles TypeScript', () => {
    expect(output).toContain('✓ is TypeScript');
    expect(output).toMatch(/PASS .*typed\.test\.ts/);
  });
});
