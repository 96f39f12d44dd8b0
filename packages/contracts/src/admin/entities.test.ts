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

describe('the entities of the back office', () => {
  it.each(files)('%s is listed under its own name', async (file) => {
    const exported = (await import(pathToFileURL(path.join(root, file)).href)) as Record<string, unknown>;
    const { name } = Object.entries(exported).find(([key]) => key.endsWith('Admin'))?.[1] as AdminDefinition;
    expect(path.basename(file)).toBe(`${name}.admin.ts`);
    expect(Object.values(exported)).toContain((adminEntities as Record<string, AdminDefinition>)[name]);
  });

  it('are exactly those that are defined in a file', () => {
    expect(Object.keys(adminEntities)).toHaveLength(files.length);
  });

  it.each(Object.values<AdminDefinition>(adminEntities).map((one) => [one.name, one] as const))(
    '%s audits and hides only fields that it has',
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

  it('require a reason for actions that move money, or end a right or a promise to a person', () => {
    const withoutReason = Object.values<AdminDefinition>(adminEntities).flatMap(({ name, actions }) =>
      Object.entries(actions).flatMap(([action, { needsReason }]) =>
        needsReason ? [] : [`${name} ${action}`],
      ),
    );
    const moving =
      / (refund|cancel|offline-payment|hold|release|void|move|end|suspend|dismiss|block|drop|stop-charges)$/;
    expect(withoutReason.filter((one) => moving.test(one))).toEqual([]);
    const money = ['bookings', 'refunds', 'commissions', 'gift-cards', 'payment-plans', 'shares'];
    expect(withoutReason.filter((one) => money.includes(one.split(' ')[0] ?? '')).sort()).toEqual([
      ...['bookings move-preview', 'bookings note', 'bookings resend', 'refunds retry'],
    ]);
  });
});
