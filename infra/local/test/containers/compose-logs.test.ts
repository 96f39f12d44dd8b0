import { expect, it } from '@jest/globals';
import { composeServices } from './compose-file.js';

it('container logs are limited, as they share a disk with the database', () => {
  const single = composeServices();
  const cluster = composeServices('docker-compose.cluster.yml');
  const names = Object.keys({ ...single, ...cluster });
  expect(names.length).toBeGreaterThan(15);
  const unlimited = names.filter(
    (name) => !{ ...single[name], ...cluster[name] }.logging?.options?.['max-size'],
  );
  expect(unlimited).toEqual([]);
});
