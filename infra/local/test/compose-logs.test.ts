import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from '../src/checkout.ts';

type Services = Record<string, { logging?: { options?: Record<string, string> } }>;
const servicesOf = (file: string) =>
  (parse(readFileSync(path.join(root, file), 'utf8'), { merge: true }) as { services: Services }).services;

it('no log fills the disk of the host, on which the database is', () => {
  const single = servicesOf('docker-compose.yml');
  const cluster = servicesOf('docker-compose.cluster.yml');
  const names = Object.keys({ ...single, ...cluster });
  expect(names.length).toBeGreaterThan(15);
  const unlimited = names.filter(
    (name) => !{ ...single[name], ...cluster[name] }.logging?.options?.['max-size'],
  );
  expect(unlimited).toEqual([]);
});
