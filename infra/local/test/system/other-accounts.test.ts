import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyForOthers } from '../../src/postgres/binaries.ts';
import { folderOfTest } from '../../src/testing/folder.ts';

const former = process.env.TMPDIR;
const home = folderOfTest();
beforeEach(() => {
  process.env.TMPDIR = home();
});
afterEach(() => {
  if (former === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = former;
});

/** With umask 077, as on many servers, npm installs files that only root can read. */
it('the unprivileged account of PostgreSQL can run its binaries, regardless of the umask', async () => {
  const native = path.join(home(), 'package/native');
  mkdirSync(path.join(native, 'bin'), { recursive: true });
  writeFileSync(path.join(home(), 'package/package.json'), '{ "version": "18.1.0" }');
  writeFileSync(path.join(native, 'bin/initdb'), '', { mode: 0o700 });
  writeFileSync(path.join(native, 'postgres.bki'), '', { mode: 0o600 });
  for (const dir of [native, path.join(native, 'bin')]) chmodSync(dir, 0o700);
  const copy = await copyForOthers(native);
  const modes = ['.', 'bin', 'bin/initdb', 'postgres.bki'].map(
    (name) => statSync(path.join(copy, name)).mode & 0o777,
  );
  expect(modes).toEqual([0o755, 0o755, 0o755, 0o644]);
});
