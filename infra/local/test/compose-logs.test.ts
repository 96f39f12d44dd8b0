import { expect, it } from '@jest/globals';
import { composeServices } from './compose-file.js';

it('no log fills the disk of the host, on which the database is', () => {
  const single = composeServices();
  const cluster = composeServices('docker-compose.cluster.yml');
  const names = Object.keys({ ...single, ...cluster });
  expect(names.length).toBeGreaterThan(15);
  const unlimited = names.filter(
    (name) => !{ ...single[name], ...cluster[name] }.logging?.options?.['max-size'],
  );
  expect(unlimited).toEqual([]);
});
