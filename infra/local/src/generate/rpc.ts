import { withImport } from './files.ts';
import { nameOf, serviceNamed } from './names.ts';
import { wireController, wireProvider } from './wiring.ts';
import type { Files } from './files.ts';
import type { Name } from './names.ts';

/** An RPC: the contract, the handler that binds it and the use case that implements it. */
export async function newRpc(files: Files, [service, nounText, verbText]: string[]) {
  const unit = serviceNamed(service);
  const noun = nameOf(nounText, 'The noun');
  const verb = nameOf(verbText, 'The verb');
  const call = nameOf(`${verb.kebab}-${noun.kebab}`, 'The call');
  const place = `services/${unit}/src/${noun.kebab}`;
  await writeContract(files, unit, noun, verb, call);
  const reads = files.exists(`${place}/${noun.kebab}.entity.ts`) ? fromRepository(noun) : fromStatement;
  await files.create(`${place}/${call.kebab}.ts`, useCase(unit, noun, call, reads));
  await files.create(`${place}/${call.kebab}.test.ts`, test(unit, noun, call, reads));
  const handler = `${call.pascal}Rpc`;
  await files.create(`${place}/${call.kebab}.rpc.ts`, handlerOf(unit, noun, call, handler));
  await wireProvider(files, unit, call.pascal, `${noun.kebab}/${call.kebab}.js`);
  await wireController(files, unit, handler, `${noun.kebab}/${call.kebab}.rpc.js`);
  return `Call it with rpc.call(${call.camel}, { id }). When ${noun.kebab} has a handler already, move the method there.`;
}

async function writeContract(files: Files, unit: string, noun: Name, verb: Name, call: Name) {
  const file = `packages/contracts/src/${unit}/${noun.kebab}.rpc.ts`;
  const contract = `
/** ${call.title}. */
export const ${call.camel} = defineRpc({
  subject: '${unit}.${noun.snake}.${verb.snake}.v1',
  input: z.object({ id: z.uuid() }),
  output: z.object({ id: z.uuid() }),
  problems: { '${unit}.${noun.snake}_not_found': 'not_found' },
  idempotent: true,
});
`;
  const imports = ["import { defineRpc } from '../shared/define.js';", "import * as z from 'zod/mini';"];
  if (!files.exists(file)) return files.create(file, `${[...imports].reverse().join('\n')}\n${contract}`);
  return files.change(file, (text) => {
    const hasZod = /import \* as z from 'zod\/mini'/.test(text);
    const hasDefine = /\bdefineRpc\b/.test(text);
    const needed = imports.filter((line) => (line.includes('zod') ? !hasZod : !hasDefine));
    return `${needed.reduce(withImport, text)}\n${contract}`;
  });
}

/** How the use case reads the database, and the fake in its test. */
interface Reads {
  readonly imports: readonly string[];
  readonly parameter: string;
  readonly found: string;
  readonly standIn: string;
  readonly type: string;
  readonly typeImports: readonly string[];
}

/** For folders with an entity, whose module provides the repository. */
function fromRepository(noun: Name): Reads {
  const entity = `${noun.pascal}Entity`;
  const entityImport = (kind: string) => `import ${kind}{ ${entity} } from './${noun.kebab}.entity.js';`;
  return {
    imports: [
      "import { InjectRepository } from '@nestjs/typeorm';",
      "import { Repository } from 'typeorm';",
      entityImport(''),
    ],
    parameter: `@InjectRepository(${entity}) private readonly rows: Repository<${entity}>`,
    found: 'await this.rows.findOneBy({ id })',
    standIn: '({ findOneBy: async () => row ?? null })',
    type: `Repository<${entity}>`,
    typeImports: ["import type { Repository } from 'typeorm';", entityImport('type ')],
  };
}

/** For new folders, which have no table yet. */
const fromStatement: Reads = {
  imports: ["import { DataSource } from 'typeorm';"],
  parameter: 'private readonly dataSource: DataSource',
  found: "(await this.dataSource.query<{ id: string }[]>('select id from outbox where id = $1', [id])).at(0)",
  standIn: '({ query: async () => (row ? [row] : []) })',
  type: 'DataSource',
  typeImports: ["import type { DataSource } from 'typeorm';"],
};

const useCase = (
  unit: string,
  noun: Name,
  call: Name,
  { imports, parameter, found }: Reads,
) => `import { Injectable } from '@nestjs/common';
import { ${call.camel} } from '@valam/contracts/${unit}/${noun.kebab}.rpc';
import type { RpcInput, RpcReturn } from '@valam/contracts/shared/define';
import { problem } from '@valam/contracts/shared/problem';
${imports.join('\n')}

/** ${call.title}: the story, step by step. */
@Injectable()
export class ${call.pascal} {
  constructor(${parameter}) {}

  async run({ id }: RpcInput<typeof ${call.camel}>): Promise<RpcReturn<typeof ${call.camel}>> {
    const found = ${found};
    if (!found) throw problem(${call.camel}, '${unit}.${noun.snake}_not_found', 'There is no such ${noun.words}.');
    return { id: found.id };
  }
}
`;

const handlerOf = (
  unit: string,
  noun: Name,
  call: Name,
  handler: string,
) => `import { Controller } from '@nestjs/common';
import { ${call.camel} } from '@valam/contracts/${unit}/${noun.kebab}.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { ${call.pascal} } from './${call.kebab}.js';

@Controller()
export class ${handler} {
  constructor(private readonly ${call.camel}: ${call.pascal}) {}

  @Handle(${call.camel})
  answer(input: RpcInput<typeof ${call.camel}>) {
    return this.${call.camel}.run(input);
  }
}
`;

const test = (
  unit: string,
  noun: Name,
  call: Name,
  { standIn, type, typeImports }: Reads,
) => `import { describe, expect, it } from '@jest/globals';
${typeImports.join('\n')}
import { ${call.pascal} } from './${call.kebab}.js';

const holding = (row?: { id: string }) => ${standIn} as unknown as ${type};

describe('${call.words}', () => {
  const id = '6f2b1a54-63a5-4f6d-9d42-6d1c5a1f0c11';

  it('answers with what it finds', async () => {
    expect(await new ${call.pascal}(holding({ id })).run({ id })).toEqual({ id });
  });

  it('says that there is no such ${noun.words}', async () => {
    await expect(new ${call.pascal}(holding()).run({ id })).rejects.toMatchObject({
      problem: { code: '${unit}.${noun.snake}_not_found' },
    });
  });
});
`;
