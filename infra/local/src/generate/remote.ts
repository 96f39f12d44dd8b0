import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../checkout.ts';
import { nameOf } from './names.ts';
import { newPage } from './page.ts';
import type { Files } from './files.ts';

/** A new micro-frontend with one page: built, tested and released like the others. */
export async function newRemote(files: Files, [text]: string[]) {
  const name = nameOf(text?.replace(/^mfe-/, ''), 'The name of the remote');
  const folder = `mfe-${name.kebab}`;
  const address = `/${name.kebab}`;
  await files.create(`${folder}/package.json`, manifest(folder));
  await files.create(`${folder}/tsconfig.json`, tsconfig);
  await files.create(`${folder}/build.mjs`, build);
  await files.create(`${folder}/README.md`, readme(folder, name.title));
  await files.create(
    `${folder}/src/expose/remote.ts`,
    `import { remote } from '@valam/mfe-kit/remote';

/** Everything that ${name.words} offers to the shell and to other remotes' pages. */
export default remote({ name: '${name.kebab}', apis: [], routes: [] });
`,
  );
  await newPage(files, [folder, name.kebab, address]);
  await files.create(
    `${folder}/src/standalone/main.ts`,
    `import { runStandalone } from '@valam/mfe-kit/standalone';
import ${name.camel} from '../expose/remote';

void runStandalone({ remote: ${name.camel}, places: ['${address}'] });
`,
  );
  await files.create(
    `${folder}/test/${name.kebab}-page.test.tsx`,
    `import { expect, it } from '@jest/globals';
import { renderRemotePage } from '@valam/mfe-kit/testing';
import ${name.camel} from '../src/expose/remote';

it('shows its page within the frame', async () => {
  const { findByRole } = await renderRemotePage(${name.camel}, '${address}');
  expect(await findByRole('heading', { name: '${name.title}' })).toBeTruthy();
});
`,
  );
  await files.create(`.github/workflows/${folder}.yml`, workflow(folder));
  await files.change('CODEOWNERS', (owners) =>
    owners.replace(/^(\/mfe-account\/ .*)$/m, `$1\n${`/${folder}/`.padEnd(30)}@valam/front-end-platform`),
  );
  return `npm install, so that it is a workspace. Then npm run dev ${folder} and open ${address}; npm run release -- ${name.kebab} and npm run promote make it live.`;
}

/** Dependencies of the first page, in the versions of the other remotes: they are shared at run time. */
function manifest(folder: string) {
  const other: Manifest = JSON.parse(readFileSync(path.join(root, 'mfe-booking/package.json'), 'utf8'));
  const only = (versions: Record<string, string>, names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, versions[name]]));
  return JSON.stringify({
    ...other,
    name: `@valam/${folder}`,
    dependencies: only(other.dependencies, ['@valam/mfe-kit', '@valam/ui', 'react', 'react-dom']),
    devDependencies: only(other.devDependencies, ['@types/react', '@types/react-dom']),
  });
}

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const tsconfig = '{ "extends": "../packages/config/tsconfig/browser.json", "include": ["src", "test"] }\n';

const build = `import { buildRemote } from '@valam/mfe-kit/build/remote';

const { version } = await buildRemote(import.meta.dirname);
console.log(version);
`;

function workflow(folder: string) {
  const other = readFileSync(path.join(root, '.github/workflows/mfe-booking.yml'), 'utf8');
  return other.replaceAll('mfe-booking', folder);
}

const readme = (folder: string, title: string) => `# @valam/${folder}

## What it does

${title}: one sentence about the pages and slots it has.

\`src/expose/remote.ts\` is its whole surface. \`src/pages\` compose, \`src/features\` do, \`src/api\` calls. How pages, slots, calls and forms are written: \`packages/mfe-kit/guide.md\`.

## Run it alone

\`\`\`
node build.mjs                                                # in this folder: an immutable version in dist/
node ../packages/mfe-kit/build/dev-command.ts . --alone       # in the mock shell
npm run dev ${folder}                                         # at the root: within everything else, as built
\`\`\`

## Its contract

The paths and slots in \`src/expose\`.

## Its data

None of its own.

## Test it

\`npx jest --selectProjects ${folder}\` at the root.

## Who owns it

\`@valam/front-end-platform\`, until \`CODEOWNERS\` names another team.
`;
