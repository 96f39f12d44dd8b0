import { describe, expect, it } from '@jest/globals';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transpile } from '../../../../packages/config/build/transpile.ts';
import { isInstalled } from '../../src/bootstrap/install.mjs';
import { isAtLeast, isNewEnough } from '../../src/bootstrap/node-version.mjs';
import { folderOfTest } from '../../src/testing/folder.ts';

const dir = folderOfTest();

describe('the choice of Node', () => {
  it('is the installed one from 22.18 on; 20.19 is enough to start the pinned one', () => {
    expect([
      isAtLeast('20.18.3', [20, 19]),
      isAtLeast('20.19.0', [20, 19]),
      isAtLeast('24.0.0', [20, 19]),
    ]).toEqual([false, true, true]);
    expect([
      isNewEnough('20.20.2'),
      isNewEnough('22.11.0'),
      isNewEnough('22.18.0'),
      isNewEnough('24.21.0'),
    ]).toEqual([false, false, true, true]);
  });
});

describe('the check for installed dependencies', () => {
  const lock = async (wanted: object, present: object) => {
    await mkdir(path.join(dir(), 'node_modules'), { recursive: true });
    await writeFile(path.join(dir(), 'package-lock.json'), JSON.stringify({ packages: wanted }));
    await writeFile(
      path.join(dir(), 'node_modules/.package-lock.json'),
      JSON.stringify({ packages: present }),
    );
    return isInstalled(dir());
  };
  const pg = { 'node_modules/pg': { version: '8.23.1' } };

  it("compares the lockfile with npm's own record", async () => {
    expect(await lock(pg, pg)).toBe(true);
    expect(await lock(pg, {})).toBe(false);
    expect(await lock(pg, { 'node_modules/pg': { version: '8.0.0' } })).toBe(false);
  });

  it('ignores optional packages of other platforms', async () => {
    expect(await lock({ ...pg, 'node_modules/fsevents': { version: '2.0.0', optional: true } }, pg)).toBe(
      true,
    );
  });

  it('fails when nothing is installed', async () => {
    await writeFile(path.join(dir(), 'package-lock.json'), JSON.stringify({ packages: pg }));
    expect(isInstalled(dir())).toBe(false);
  });
});

describe('the build of a package', () => {
  it('compiles sources to executable modules and skips tests', async () => {
    await mkdir(path.join(dir(), 'src/booking'), { recursive: true });
    await writeFile(path.join(dir(), 'package.json'), '{"type":"module"}');
    await writeFile(
      path.join(dir(), 'src/booking/seats.ts'),
      "import { word } from '../word.js';\nexport const first: string | undefined = word;\n",
    );
    await writeFile(path.join(dir(), 'src/booking/seats.test.ts'), 'throw new Error();');
    await writeFile(path.join(dir(), 'src/word.ts'), "export const word = 'shiva';\n");
    await transpile(dir());
    const { first } = (await import(path.join(dir(), 'dist/booking/seats.js'))) as { first: string };
    expect(first).toBe('shiva');
    await expect(readFile(path.join(dir(), 'dist/booking/seats.test.js'))).rejects.toThrow();
  });
});
