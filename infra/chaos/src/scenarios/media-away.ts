import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { send } from '@valam/testing/http';
import { signIn } from '@valam/testing/people';
import type { World } from '../world/world.ts';
import type { Scenario } from './scenario.ts';

const page = '/spiritual-tours/discovering-shiva';

async function uploading(world: World) {
  const { site, admin } = world.system.run();
  const owner = await signIn(site, admin);
  return send(`${site}/api/admin/media?alt=A+lamp&kind=photograph`, {
    method: 'POST',
    headers: { ...owner.headers, 'sec-fetch-site': 'same-origin', 'content-type': 'image/png' },
    body: 'not a picture',
  });
}

/** Makes the upload folder unwritable: a file replaces the folder. */
async function uploadsRefused(world: World) {
  const folder = path.join(world.system.dataDir, 'media/incoming');
  await mkdir(folder, { recursive: true });
  await rename(folder, `${folder}.away`);
  await writeFile(folder, '');
  const problems = [];
  try {
    const refused = await uploading(world);
    if (refused.status !== 503 || !/cannot be stored/.test(refused.text))
      problems.push(
        `an upload that cannot be kept was answered ${refused.status} ${refused.text.slice(0, 120)}`,
      );
    const { status } = await send(world.site + page);
    if (status !== 200) problems.push(`meanwhile the page answered ${status}`);
  } finally {
    await rm(folder);
    await rename(`${folder}.away`, folder);
  }
  const again = await uploading(world);
  if (again.status !== 415)
    problems.push(`with room again an unreadable upload was answered ${again.status}`);
  return problems;
}

async function filesMissing(world: World) {
  const problems = [];
  const before = await send(world.site + page);
  const [address = '', key = ''] = /\/media\/([\w-]+)\/\d+\.(?:avif|webp|jpeg)/.exec(before.text) ?? [];
  const folder = path.join(world.system.dataDir, 'media/media', key);
  if (!key || !existsSync(folder)) return [`no picture of ${page} lies in ${folder}`];
  const name = (await readdir(folder)).find((one) => address.endsWith(one));
  if (name) {
    await rename(path.join(folder, name), path.join(folder, `${name}.away`));
    const near = await send(world.site + address);
    if (near.status !== 200)
      problems.push(`a missing size was answered ${near.status}, not with the nearest`);
    // The image may have been generated again meanwhile, which is equally correct.
    await rename(path.join(folder, `${name}.away`), path.join(folder, name));
  }
  await rename(folder, `${folder}.away`);
  try {
    const gone = await send(world.site + address);
    if (![200, 404].includes(gone.status))
      problems.push(`a picture that is gone was answered ${gone.status}`);
    const after = await send(world.site + page);
    if (after.status !== 200 || !/Discovering Shiva/.test(after.text))
      problems.push(`without its picture the page answered ${after.status}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
    await rename(`${folder}.away`, folder);
  }
  return problems;
}

export const mediaAway: Scenario = {
  number: 14,
  name: 'media-away',
  fault: 'nothing can be written to the pictures; files of them are missing',
  expected: 'page whole, upload gives a clear error',
  run: async (world) => [...(await uploadsRefused(world)), ...(await filesMissing(world))],
};
