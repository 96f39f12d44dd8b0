import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import type { AdminDefinition } from '../shared/admin-entity.js';
import { adminEntities } from './entities.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.admin.ts'),
);

describe('the kinds of records of the back office', () => {
  it.each(files)('%s stands in the list, under its own name', async (file) => {
    const exported = (await import(pathToFileURL(path.join(root, file)).href)) as Record<string, unknown>;
    const { name } = Object.entries(exported).find(([key]) => key.endsWith('Admin'))?.[1] as AdminDefinition;
    expect(path.basename(file)).toBe(`${name}.admin.ts`);
    expect(Object.values(exported)).toContain((adminEntities as Record<string, AdminDefinition>)[name]);
  });

  it('has no other kinds', () => {
    expect(Object.keys(adminEntities)).toHaveLength(files.length);
  });

  it.each(Object.values<AdminDefinition>(adminEntities).map((one) => [one.name, one] as const))(
    '%s says of its own record what is audited and what is hidden',
    (_name, { record, hidden, audited, newInput, input }) => {
      const fields = Object.keys(record.shape);
      const sent = [newInput, input].flatMap((schema) =>
        schema && 'shape' in schema ? Object.keys(schema.shape as object) : [],
      );
      for (const { fields: paths } of hidden)
        for (const one of paths) expect(fields).toContain(one.split('.')[0]);
      for (const one of audited) expect([...fields, ...sent]).toContain(one);
    },
  );
});
