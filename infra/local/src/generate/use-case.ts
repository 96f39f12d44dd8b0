import { wireProvider } from './wiring.ts';
import { nameOf, serviceNamed } from './names.ts';
import type { Files } from './files.ts';

/** A use case of a service, with its rule and test. */
export async function newUseCase(files: Files, [service, folderText, text]: string[]) {
  const unit = serviceNamed(service);
  const folder = nameOf(folderText, 'The folder, named after the business,');
  const name = nameOf(text, 'The name of the use case, a verb and a noun,');
  const place = `services/${unit}/src/${folder.kebab}`;
  await files.create(
    `${place}/${name.kebab}.ts`,
    `import { Injectable } from '@nestjs/common';
import { Clock } from '@valam/service-kit/clock/clock';

/** ${name.title}: the story, step by step. */
@Injectable()
export class ${name.pascal} {
  constructor(private readonly clock: Clock) {}

  async run(input: { id: string }): Promise<{ id: string; at: Date }> {
    return { id: input.id, at: this.clock.now() };
  }
}
`,
  );
  await files.create(
    `${place}/${name.kebab}.test.ts`,
    `import { describe, expect, it } from '@jest/globals';
import { FixedClock } from '@valam/service-kit/testing/fixed-clock';
import { ${name.pascal} } from './${name.kebab}.js';

describe('${name.words}', () => {
  it('happens at business time', async () => {
    const at = new Date('2026-03-01T06:00:00Z');
    expect(await new ${name.pascal}(new FixedClock(at)).run({ id: 'one' })).toEqual({ id: 'one', at });
  });
});
`,
  );
  await wireProvider(files, unit, name.pascal, `${folder.kebab}/${name.kebab}.js`);
  return `Call it from a handler of services/${unit}/src/${folder.kebab}.`;
}
