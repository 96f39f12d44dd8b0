import { UserError } from '../user-error.ts';
import { withImport } from './files.ts';
import { nameOf, serviceNamed } from './names.ts';
import type { Files } from './files.ts';
import type { Name } from './names.ts';
import { wireEntity, wireProvider } from './wiring.ts';

/** The section of the back office that lists the records of a service. */
const sections = { leads: 'selling', catalog: 'catalog', identity: 'partners', notifications: 'system' };

/** An entity of the back office: contract, table, TypeORM entity, implementation and screens. */
export async function newRecord(files: Files, [service, text]: string[]) {
  const unit = serviceNamed(service);
  const one = nameOf(text, 'The name of the record');
  const many = nameOf(one.kebab.replace(/y$/, 'ie').replace(/$/, 's'), 'The name of the records');
  await writeContract(files, unit, one, many);
  await writeTable(files, unit, one, many);
  const place = `services/${unit}/src/${one.kebab}`;
  await files.create(`${place}/${one.kebab}.entity.ts`, entity(one));
  await files.create(`${place}/${many.kebab}.resource.ts`, resource(unit, one, many));
  await files.create(`${place}/${many.kebab}.resource.test.ts`, test(unit, one, many));
  await wireProvider(files, unit, `${many.pascal}Resource`, `${one.kebab}/${many.kebab}.resource.js`);
  await wireEntity(files, unit, `${one.pascal}Entity`, `${one.kebab}/${one.kebab}.entity.js`);
  await writeScreens(files, unit, one, many);
  return `npm start, then open /admin/${many.kebab}. Add fields to the contract first: the compiler names the rest.`;
}

async function writeContract(files: Files, unit: string, one: Name, many: Name) {
  await files.create(
    `packages/contracts/src/${unit}/${many.kebab}.admin.ts`,
    `import * as z from 'zod/mini';
import { operators } from '../identity/role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';
import { Id, Instant, line } from '../shared/text.js';

/** ${many.title}: what they are for, in one sentence. */
export const ${many.camel}Admin = defineAdminEntity({
  name: '${many.kebab}',
  service: '${unit}',
  summary: '${many.title}',
  record: z.object({ id: Id, version: z.int(), name: z.string(), createdAt: Instant }),
  input: z.object({ name: z.optional(line(200)) }),
  newInput: z.object({ name: line(200) }),
  filters: [],
  sort: ['createdAt', 'name'],
  search: ['name'],
  roles: { read: operators, write: operators },
  audited: ['name'],
  hidden: [],
  actions: {},
});
`,
  );
  const own = `packages/contracts/src/${unit}/admin-entities.ts`;
  const isListed = files.exists(own);
  const [list, from] = isListed
    ? [own, `./${many.kebab}.admin.js`]
    : ['packages/contracts/src/admin/entities.ts', `../${unit}/${many.kebab}.admin.js`];
  await files.change(list, (source) =>
    withImport(
      placed(source, /(export const \w+ = \{\n)/, `$1'${many.kebab}': ${many.camel}Admin,\n`, list),
      `import { ${many.camel}Admin } from '${from}';`,
    ),
  );
}

/** The next migration of the service creates the table, with the index that its list is sorted by. */
async function writeTable(files: Files, unit: string, one: Name, many: Name) {
  const folder = `services/${unit}/src/migrations`;
  const numbers = files
    .find(`${folder}/[0-9]*.ts`)
    .map((file) => Number(file.slice(folder.length + 1).split('-')[0]));
  const number = String(Math.max(0, ...numbers) + 1).padStart(4, '0');
  const name = `${number}-${many.kebab}`;
  await files.create(
    `${folder}/${name}.ts`,
    `import { migration } from '@valam/service-kit/database/migration';

/** ${many.title} of the back office. */
export const ${many.camel}Table = migration(
  '${name}',
  \`
  create table ${one.snake} (
    id uuid primary key,
    name text not null,
    version int not null default 1,
    created_at timestamptz not null
  );
  create index ${one.snake}_created_at on ${one.snake} (created_at desc, id);
  \`,
);
`,
  );
  const all = `${folder}/all.ts`;
  const isListed = files.exists(all);
  const [list, from] = isListed
    ? [all, `./${name}.js`]
    : [`services/${unit}/src/${unit}.service.ts`, `./migrations/${name}.js`];
  const opening = isListed ? /(\bmigrations\b[^=]*= \[[^\]]*?),?\s*\]/ : /(\bmigrations: \[[^\]]*?),?\s*\]/;
  await files.change(list, (source) =>
    withImport(
      placed(source, opening, `$1, ${many.camel}Table]`, list),
      `import { ${many.camel}Table } from '${from}';`,
    ),
  );
}

async function writeScreens(files: Files, unit: string, one: Name, many: Name) {
  const folder = `mfe-account/src/admin/entities/${sections[unit as keyof typeof sections]}`;
  await files.create(
    `${folder}/${many.kebab}.ts`,
    `import { ${many.camel}Admin } from '@valam/contracts/${unit}/${many.kebab}.admin';
import { layoutOf } from '../../description/layout';

export const ${many.camel} = layoutOf(${many.camel}Admin, {
  title: '${many.title}',
  noun: '${one.words}',
  titleOf: ({ name }) => name,
  searchHint: 'Name',
  canCreate: true,
  hasListCsv: true,
  columns: [{ key: 'name' }, { key: 'createdAt', label: 'Created' }],
  fields: [{ key: 'name' }],
  facts: [{ key: 'createdAt', label: 'Created' }],
});
`,
  );
  const all = `${folder}/all.ts`;
  await files.change(all, (source) =>
    withImport(
      placed(source, /(export const \w+ = \{[^}]*?),?\s*\}/, `$1, '${many.kebab}': ${many.camel} }`, all),
      `import { ${many.camel} } from './${many.kebab}';`,
    ),
  );
}

/** Inserts text after a pattern, or throws an error that names the file when the pattern is missing. */
function placed(source: string, where: RegExp, text: string, file: string): string {
  if (!where.test(source)) throw new UserError(`${file} has no list to add to.`);
  return source.replace(where, text);
}

const entity = (one: Name) => `import { Column, Entity, PrimaryColumn } from 'typeorm';

/** ${one.title}: what it is, in one sentence. */
@Entity('${one.snake}')
export class ${one.pascal}Entity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') name!: string;
  @Column('int') version!: number;
  @Column('timestamptz', { name: 'created_at' }) createdAt!: Date;
}
`;

const resource = (unit: string, one: Name, many: Name) => {
  const [contract, row] = [`${many.camel}Admin`, `${one.pascal}Entity`];
  return `import { InjectRepository } from '@nestjs/typeorm';
import { ${contract} } from '@valam/contracts/${unit}/${many.kebab}.admin';
import type { AdminInput, AdminNewInput, AdminRecordOf } from '@valam/contracts/shared/admin-entity';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { TableResource } from '@valam/service-kit/admin/table-resource';
import { Clock } from '@valam/service-kit/clock/clock';
import { randomUUID } from 'node:crypto';
import { type EntityManager, Repository } from 'typeorm';
import { ${row} } from './${one.kebab}.entity.js';

type Contract = typeof ${contract};

/** ${many.title} in the back office. */
@AdminEntity(${contract})
export class ${many.pascal}Resource extends TableResource<${row}, Contract> {
  readonly actions = {};

  constructor(
    @InjectRepository(${row}) rows: Repository<${row}>,
    private readonly clock: Clock,
  ) {
    super(${contract}, rows, { filters: {} });
  }

  async create(tx: EntityManager, input: AdminNewInput<Contract>): Promise<AdminRecordOf<Contract>> {
    const made = { ...input, id: randomUUID(), version: 1, createdAt: this.clock.now() };
    return this.record(await tx.save(${row}, made));
  }

  async update(tx: EntityManager, id: string, input: AdminInput<Contract>): Promise<AdminRecordOf<Contract>> {
    const found = await tx.findOneByOrFail(${row}, { id });
    return this.record(await tx.save(${row}, { ...found, ...input, version: found.version + 1 }));
  }

  protected record({ createdAt, ...fields }: ${row}): AdminRecordOf<Contract> {
    return { ...fields, createdAt: createdAt.toISOString() };
  }
}
`;
};

const test = (unit: string, one: Name, many: Name) => {
  const [contract, row] = [`${many.camel}Admin`, `${one.pascal}Entity`];
  return `import { describe, expect, it } from '@jest/globals';
import { ${contract} } from '@valam/contracts/${unit}/${many.kebab}.admin';
import { FixedClock } from '@valam/service-kit/testing/fixed-clock';
import type { EntityManager, Repository } from 'typeorm';
import * as z from 'zod/mini';
import type { ${row} } from './${one.kebab}.entity.js';
import { ${many.pascal}Resource } from './${many.kebab}.resource.js';

/** A table of at most one row. */
function table() {
  let row: ${row} | null = null;
  const found = () => Promise.resolve(row);
  const save = (_entity: unknown, saved: ${row}) => Promise.resolve((row = saved));
  return { findOne: found, findOneByOrFail: found, save } as unknown as EntityManager;
}

describe('${many.words} in the back office', () => {
  const clock = new FixedClock('2026-03-01T06:00:00Z');
  const resource = new ${many.pascal}Resource({} as Repository<${row}>, clock);

  it('are made and changed as their contract says', async () => {
    const tx = table();
    const made = await resource.create(tx, { name: 'First' });
    expect(z.parse(${contract}.record, made)).toEqual(made);
    const changed = await resource.update(tx, made.id, { name: 'Second' });
    expect(changed).toEqual({ ...made, name: 'Second', version: 2 });
    expect(await resource.find(tx, made.id, true)).toEqual(changed);
  });

  it('are none before one is made', async () => {
    expect(await resource.find(table(), 'none', false)).toBeNull();
  });
});
`;
};
