import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../src/checkout.ts';
import { folderOfTest } from '../../src/testing/folder.ts';

const home = folderOfTest();

/** Runs the script against a fake cluster in which its job ends with these conditions. */
function release(conditions: 'SuccessCriteriaMet Complete' | 'FailureTarget Failed') {
  writeFileSync(
    path.join(home(), 'kubectl'),
    `#!/bin/sh
case "$*" in
  *' get job '*) echo '${conditions}' ;;
  *' logs '*) echo 'what the job said' ;;
  # Waits for a completion that never comes.
  *' wait '*) case '${conditions}' in *Failed) sleep 20; exit 1 ;; esac ;;
esac
`,
    { mode: 0o755 },
  );
  const script = path.join(root, 'infra/kubernetes/release-remote.sh');
  const { status, stdout, stderr } = spawnSync(
    'sh',
    [script, 'production', 'booking', 'registry.example.org/valam/remotes:1', '5'],
    {
      env: { ...process.env, PATH: `${home()}:${process.env['PATH'] ?? ''}`, POLL_SECONDS: '0.05' },
      encoding: 'utf8',
      timeout: 10_000,
    },
  );
  return { status, said: stdout + stderr };
}

describe('a release of a remote in a cluster', () => {
  it('prints the output of the release', () => {
    expect(release('SuccessCriteriaMet Complete')).toMatchObject({
      status: 0,
      said: expect.stringContaining('what the job said'),
    });
  });

  it('immediately prints why a version was rejected, such as one that has been rolled back', () => {
    const { status, said } = release('FailureTarget Failed');
    expect(status).toBe(1);
    expect(said).toContain('what the job said');
  });
});
