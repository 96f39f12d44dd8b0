import { nameOf } from './names.ts';
import type { Files } from './files.ts';

/** A component of `packages/ui`. */
export async function newPrimitive(files: Files, [text]: string[]) {
  const name = nameOf(text, 'The name of the primitive');
  const place = `packages/ui/src/${name.kebab}`;
  await files.create(
    `${place}/${name.kebab}.tsx`,
    `import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Frame = styled.div\`
  border: 1px solid var(--color-divider);
  padding: var(--space-4);
\`;

/** ${name.title}: when to use it, in one sentence. */
export function ${name.pascal}({ children }: { children: ReactNode }) {
  return <Frame>{children}</Frame>;
}
`,
  );
  await files.create(
    `${place}/${name.kebab}.test.tsx`,
    `import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ${name.pascal} } from './${name.kebab}';

describe('${name.words}', () => {
  it('shows what it is given', () => {
    render(<${name.pascal}>Om</${name.pascal}>);
    expect(screen.getByText('Om')).toBeTruthy();
  });
});
`,
  );
  return `Import it from '@valam/ui/${name.kebab}/${name.kebab}'.`;
}
