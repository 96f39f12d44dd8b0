import { ArgumentError } from '../command-line/read-arguments.mjs';
import { UserError } from '../user-error.ts';
import { nameOf, remoteFolder } from './names.ts';
import type { Files } from './files.ts';

/** A page and its route in the remote's manifest. */
export async function newPage(files: Files, [remote, text, address]: string[]) {
  const folder = remoteFolder(files, remote);
  const name = nameOf(text?.replace(/-page$/, ''), 'The name of the page');
  if (!address?.startsWith('/'))
    throw new ArgumentError('The path of the page must begin with /, such as /sacred-days.');
  const chunk = `${name.kebab}-page`;
  await files.create(
    `${folder}/src/pages/${chunk}.tsx`,
    `import { PageHead } from '@valam/mfe-kit/head';
import { useBrand } from '@valam/mfe-kit/shell';
import { Container } from '@valam/ui/layout/layout';
import { Heading } from '@valam/ui/typography/typography';

/** ${name.title}. */
export default function ${name.pascal}Page() {
  const brand = useBrand();
  return (
    <Container>
      <PageHead
        title={\`${name.title} | \${brand.name}\`}
        description="${name.title}"
        canonical="${address}"
      />
      <Heading>${name.title}</Heading>
    </Container>
  );
}
`,
  );
  const route = `page({ path: '${address}', page: lazyPage('${chunk}', () => import(/* webpackChunkName: "${chunk}" */ '../pages/${chunk}')) }),`;
  await files.change(`${folder}/src/expose/remote.ts`, (source) => {
    const imported = source.replace(
      /import \{([^}]*)\} from '@valam\/mfe-kit\/remote';/,
      (_all, list: string) => {
        const names = new Set([...list.split(',').map((one) => one.trim()), 'lazyPage', 'page']);
        return `import { ${[...names].filter(Boolean).sort().join(', ')} } from '@valam/mfe-kit/remote';`;
      },
    );
    const placed = imported.replace(/routes: \[/, `routes: [\n${route}\n`);
    if (placed === imported) throw new UserError(`${folder}/src/expose/remote.ts has no list of routes.`);
    return placed;
  });
  return `npm run dev ${folder}, then open ${address}.`;
}
