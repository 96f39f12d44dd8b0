import { expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { closeSite, openSite } from '../../../deploy/src/maintenance.ts';
import { folderOfTest } from '../../src/testing/folder.ts';

const folder = folderOfTest();

it('closing or opening a site fails when there is no registry', async () => {
  const registryFile = path.join(folder(), 'remotes.json');
  await expect(closeSite(15, { registryFile })).rejects.toThrow(`${registryFile} is the registry of no site`);
  await expect(openSite({ registryFile })).rejects.toThrow('is the registry of no site');
  expect(existsSync(registryFile)).toBe(false);
});
