import { beforeAll, describe, expect, it } from '@jest/globals';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bin } from '../../src/check/bin.ts';
import { runProgram } from '../../src/check/run-steps.ts';
import { root } from '../../src/checkout.ts';
import { dataDirOfTests } from '../../src/testing/folder.ts';

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
    import { expect, it } from '@jest/globals';
    it('leaves a rejection behind', async () => {
      void Promise.reject(new Error('nobody awaits this'));
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    it('leaves a rejection behind at its very end', () => void Promise.reject('not even an error'));
    it('throws where nobody catches it', async () => {
      setTimeout(() => { throw new Error('nobody catches this'); });
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    it('goes on after them', () => expect(1).toBe(1));
  `,
  'late-stray.test.ts': `
    import { expect, it } from '@jest/globals';
    it('leaves something that fails later', () => void setTimeout(() => { throw new Error('too late to catch'); }, 300));
    it('is next', () => new Promise((resolve) => setTimeout(resolve, 1_000)));
    it('goes on after one that was left behind', () => expect(1).toBe(1));
  `,
  'bundler.test.ts': `
    import { it } from '@jest/globals';
    it('bundles in its own thread', () => import('@rspack/core'));
  `,
  'typed.test.ts': `
    import { expect, it } from '@jest/globals';
    class Temple { constructor(readonly name: string) {} }
    it('is TypeScript', () => expect(new Temple('Kedarnath').name).toBe('Kedarnath'));
  `,
};

describe('the test runner of the Node projects', () => {
  const dataDir = dataDirOfTests();
  let output: string;
  beforeAll(async () => {
    const folder = dataDir();
    await writeFile(path.join(folder, 'jest.config.mjs'), configuration);
    for (const [name, text] of Object.entries(tests)) await writeFile(path.join(folder, name), text);
    const config = path.join(folder, 'jest.config.mjs');
    ({ output } = await runProgram(bin('jest'), ['--config', config, '--verbose'], {
      env: { FORCE_COLOR: '0' },
    }));
  });

  it('times out a test that never ends, reports it, and continues', () => {
    expect(output).toMatch(/never ends\s+Error: has not ended within 200 ms/);
    expect(output).toContain('✓ goes on after one that never ends');
  });

  it('times out a hook that never ends', () => {
    expect(output).toMatch(/FAIL .*endless-hook\.test\.ts/);
    expect(output).toMatch(/\(beforeAll\)\s+Error: has not ended within 200 ms/);
  });

  it('fails a test that causes an unhandled error, and continues', () => {
    expect(output).toMatch(/✕ leaves a rejection behind /);
    expect(output).toContain('nobody awaits this');
    expect(output).toContain('✕ leaves a rejection behind at its very end');
    expect(output).toContain("rejected with 'not even an error'");
    expect(output).toContain('✕ throws where nobody catches it');
    expect(output).toContain('✓ goes on after them');
  });

  it('fails the next test when the one that caused the error has ended', () => {
    expect(output).toContain('✕ is next');
    expect(output).toContain('too late to catch');
    expect(output).toContain('✓ goes on after one that was left behind');
  });

  it('rejects the bundler in its worker threads', () => {
    expect(output).toMatch(
      /bundles in its own thread\s+Error: A test starts the bundler in a process of its own/,
    );
  });

  it('compiles TypeScript', () => {
    expect(output).toContain('✓ is TypeScript');
    expect(output).toMatch(/PASS .*typed\.test\.ts/);
  });
});
