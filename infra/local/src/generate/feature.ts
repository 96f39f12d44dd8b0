import { nameOf, remoteFolder } from './names.ts';
import type { Files } from './files.ts';

/** A feature folder of a micro-frontend: a component and its test. */
export async function newFeature(files: Files, [remote, text]: string[]) {
  const folder = remoteFolder(files, remote);
  const name = nameOf(text, 'The name of the feature');
  const place = `${folder}/src/features/${name.kebab}`;
  await files.create(
    `${place}/${name.kebab}.tsx`,
    `import { Stack } from '@valam/ui/layout/layout';
import { Body, Heading } from '@valam/ui/typography/typography';

/** ${name.title}: what it is for, in one sentence. */
export function ${name.pascal}({ title }: { title: string }) {
  return (
    <Stack as="section">
      <Heading>{title}</Heading>
      <Body>${name.title}</Body>
    </Stack>
  );
}
`,
  );
  await files.create(
    `${place}/${name.kebab}.test.tsx`,
    `import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { ${name.pascal} } from './${name.kebab}';

describe('${name.words}', () => {
  it('says what it is, before any script runs', () => {
    expect(renderToStaticMarkup(<${name.pascal} title="Varanasi" />)).toContain('Varanasi</h2>');
  });
});
`,
  );
  return `Place <${name.pascal}> on a page: ${folder}/src/pages.`;
}
