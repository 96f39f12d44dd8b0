import { expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { releasedFiles } from '../../../deploy/src/released-files.ts';
import { root } from '../../src/checkout.ts';
import { openStore } from '../../src/mailbox/store.ts';
import { readRecord, writeRecord } from '../../src/postgres/cluster.ts';
import { openPortBook } from '../../src/system/port-book.ts';
import { keepSecrets } from '../../src/system/secrets.ts';
import { folderOfTest } from '../../src/testing/folder.ts';

const home = folderOfTest();

/**
 * Runs a statement under a file size limit of 0: files can be created and truncated but not written, as on a full disk.
 */
const onFullDisk = (file: string, statement: string): Promise<unknown> =>
  promisify(execFile)('sh', [
    '-c',
    `trap '' XFSZ; ulimit -f 0; exec "$@"`,
    'full',
    process.execPath,
    '--disable-warning=ExperimentalWarning',
    '--input-type=module',
    '--eval',
    `import * as module from ${JSON.stringify(path.join(root, 'infra/local/src', file))};
     const home = ${JSON.stringify(home())};
     ${statement}`,
  ]);

it('a start on a full disk keeps the encryption keys', async () => {
  const { isNew: _isNew, ...secrets } = await keepSecrets(home());
  await expect(onFullDisk('system/secrets.ts', 'await module.keepSecrets(home);')).rejects.toThrow('EFBIG');
  expect(await keepSecrets(home())).toEqual({ ...secrets, isNew: false });
});

it('a start on a full disk keeps the record of its cluster and the ports that links in emails use', async () => {
  const cluster = { dir: '/clusters/one', password: 'p1', major: 18 };
  await writeRecord(home(), cluster);
  const port = await (await openPortBook(home())).portFor('site');
  const record = 'await module.writeRecord(home, { dir: "", password: "", major: 18 });';
  await expect(onFullDisk('postgres/cluster.ts', record)).rejects.toThrow('EFBIG');
  const ports = 'await (await module.openPortBook(home)).portFor("site");';
  await expect(onFullDisk('system/port-book.ts', ports)).rejects.toThrow('EFBIG');
  expect(await readRecord(home())).toEqual(cluster);
  expect(JSON.parse(readFileSync(path.join(home(), 'ports.json'), 'utf8'))).toEqual({ site: port });
});

it('the mailbox opens after an email that did not fit on the disk', async () => {
  const addresses = { from: 'hello@example.org', to: ['asha@example.org'] };
  const add = (text: string) =>
    `(await module.openStore(home)).add(Buffer.from(${text}), ${JSON.stringify(addresses)})`;
  await expect(onFullDisk('mailbox/store.ts', `await ${add("'Subject: a\\n\\nb'")};`)).rejects.toThrow(
    'EFBIG',
  );
  // An email without a body takes no disk space; its envelope does.
  await expect(onFullDisk('mailbox/store.ts', `await ${add("''")};`)).rejects.toThrow('EFBIG');
  expect((await openStore(home())).list()).toEqual([]);
});

it('a failed release on a full disk leaves no files behind and does not change the published version', async () => {
  const built = path.join(home(), 'built');
  mkdirSync(built);
  writeFileSync(path.join(built, 'manifest.json'), '{}');
  const live = path.join(home(), 'live');
  const files = releasedFiles(live);
  await files.publish(built, 'catalog', '1');
  await files.noteLastPublished('catalog', '1');
  const before = readdirSync(path.join(live, 'catalog'));
  const onLive = (statement: string) =>
    onFullDisk(
      '../../deploy/src/released-files.ts',
      `await module.releasedFiles(home + '/live').${statement};`,
    );
  await expect(onLive(`publish(home + '/built', 'catalog', '2')`)).rejects.toThrow('EFBIG');
  expect(readdirSync(path.join(live, 'catalog'))).toEqual(before);
  await expect(onLive(`noteLastPublished('catalog', '2')`)).rejects.toThrow('EFBIG');
  expect(await files.lastPublished('catalog')).toBe('1');
});
