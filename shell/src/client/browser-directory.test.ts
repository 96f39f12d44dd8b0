import { expect, it } from '@jest/globals';
import { remote } from '@valam/mfe-kit/remote';
import { createBrowserDirectory } from './browser-directory';

const remotes = {
  catalog: { version: '1', platform: 1, paths: ['/'], entry: '/e.js', integrity: undefined },
};
const catalog = remote({ name: 'catalog', apis: [], routes: [] });

it('retries once if the code of a remote fails to load', async () => {
  const losses = [new Error('lost')];
  let requests = 0;
  const directory = createBrowserDirectory(remotes, () => {
    requests += 1;
    const loss = losses.pop();
    return loss ? Promise.reject(loss) : Promise.resolve(catalog);
  });
  expect(await directory.load('catalog')).toBe(catalog);
  expect(requests).toBe(2);
});

it('does not cache a failed load of a remote', async () => {
  let isThere = false;
  const directory = createBrowserDirectory(remotes, () =>
    isThere ? Promise.resolve(catalog) : Promise.reject(new Error('404')),
  );
  await expect(directory.load('catalog')).rejects.toThrow('404');
  isThere = true;
  expect(await directory.load('catalog')).toBe(catalog);
});
