import { beforeEach, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../src/checkout.ts';
import { folderOfTest } from '../../src/testing/folder.ts';

const run = promisify(execFile);
const home = folderOfTest();

/**
 * A fake kubectl: records its calls and returns the job conditions of the test, one response per line, or a refusal.
 */
const kubectl = `#!/bin/sh
echo "$*" >>"$HOME_OF_TEST/calls"
case "$*" in
  kustomize*) printf 'kind: Job\\nlabels: { app.kubernetes.io/component: migration }\\n' ;;
  *' get job '*)
    answer=$(sed -n 1p "$HOME_OF_TEST/conditions"); sed -i 1d "$HOME_OF_TEST/conditions"
    case $answer in Error*) echo "$answer" >&2; exit 1 ;; *) echo "$answer" ;; esac
    ;;
  *' logs '*) echo 'relation "booking" does not exist' ;;
esac
`;

beforeEach(() => writeFileSync(path.join(home(), 'kubectl'), kubectl, { mode: 0o755 }));

const refused = (reason: string) => `Error from server (${reason}): jobs.batch "leads-migrate"`;

async function rollOut(conditions: readonly string[], refusedSeconds = 30) {
  writeFileSync(path.join(home(), 'conditions'), conditions.join('\n'));
  const env = {
    ...process.env,
    PATH: `${home()}:${process.env.PATH ?? ''}`,
    HOME_OF_TEST: home(),
    POLL_SECONDS: '0.05',
    REFUSED_SECONDS: String(refusedSeconds),
  };
  const { code, stderr } = await run(
    path.join(root, 'infra/kubernetes/roll-out.sh'),
    ['production', 'leads'],
    { env },
  ).then(
    (said) => ({ code: 0, stderr: said.stderr }),
    (error: { code: number; stderr: string }) => error,
  );
  const calls = readFileSync(path.join(home(), 'calls'), 'utf8');
  return { code, stderr, replacesReplicas: calls.includes('rollout status') };
}

describe('rolling out a service', () => {
  it('replaces replicas once the migration is complete', async () => {
    const states = ['', '', 'SuccessCriteriaMet', 'SuccessCriteriaMet Complete'];
    const { code, replacesReplicas } = await rollOut(states);
    expect({ code, replacesReplicas }).toEqual({ code: 0, replacesReplicas: true });
  });

  it.each(['Failed', 'FailureTarget Failed'])(
    'fails immediately when the migration is %s',
    async (condition) => {
      const { code, stderr, replacesReplicas } = await rollOut(['', condition]);
      expect({ code, replacesReplicas }).toEqual({ code: 1, replacesReplicas: false });
      expect(stderr).toContain('relation "booking" does not exist');
      expect(stderr).toContain('The migration of leads failed');
    },
  );

  it('fails immediately when the migration job is gone', async () => {
    const refusal = refused('NotFound');
    const { code, stderr, replacesReplicas } = await rollOut(['', refusal, refusal]);
    expect({ code, replacesReplicas }).toEqual({ code: 1, replacesReplicas: false });
    expect(stderr).toContain(`The job leads-migrate cannot be read: ${refusal}`);
  });

  it.each(['Forbidden', 'Unauthorized'])('fails when reading the migration remains %s', async (reason) => {
    const refusal = refused(reason);
    const many = Array.from({ length: 200 }, () => refusal);
    const { code, stderr, replacesReplicas } = await rollOut(['', ...many], 1);
    expect({ code, replacesReplicas }).toEqual({ code: 1, replacesReplicas: false });
    expect(stderr).toContain(`The job leads-migrate cannot be read: ${refusal}`);
  });

  it.each(['Forbidden', 'Unauthorized'])(
    'keeps waiting when an API server that has just started responds with %s',
    async (reason) => {
      const refusal = refused(reason);
      const states = ['', refusal, refusal, refusal, refusal, '', 'Complete'];
      expect(await rollOut(states)).toMatchObject({ code: 0, replacesReplicas: true });
    },
  );

  it('keeps waiting while the API server is unavailable', async () => {
    const away =
      'Error from server (ServiceUnavailable): the server is currently unable to handle the request';
    expect(await rollOut([away, away, 'Complete'])).toMatchObject({ code: 0, replacesReplicas: true });
  });
});
