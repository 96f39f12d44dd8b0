import { expect, it } from '@jest/globals';
import { textOf } from '../../src/checkout.ts';
import { composeServices } from '../containers/compose-file.js';
import { manifestsIn, oneOf } from './manifests.js';

it('compose and Kubernetes give a stopping proxy enough time to finish its requests', () => {
  const [, timeout] = /^worker_shutdown_timeout (\d+)s;/m.exec(textOf('infra/docker/nginx/nginx.conf')) ?? [];
  const { proxy } = composeServices();
  const { terminationGracePeriodSeconds = 30 } = oneOf(manifestsIn('base/front'), 'Deployment').spec.template
    .spec;
  const pauseBefore = 5;
  expect(Number(timeout)).toBeGreaterThan(0);
  expect(parseInt(proxy.stop_grace_period ?? '10s')).toBeGreaterThan(Number(timeout));
  expect(terminationGracePeriodSeconds - pauseBefore).toBeGreaterThan(Number(timeout));
});
