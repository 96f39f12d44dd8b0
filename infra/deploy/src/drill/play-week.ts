import { pause } from '../../../local/src/waiting.ts';
import { deployProcess } from './deploy-process.ts';
import { deployRemote } from './deploy-remote.ts';
import type { Deploy } from './week.ts';
import type { LiveSystem } from '@valam/testing/live-system';

export interface Played {
  failed: string[];
  calmFailed: string[];
  problems: string[];
  takenBackMs: number[];
}

const calmMs = 5_000;

/**
 * Plays a week of releases one by one. Each is followed by a control period without a release: failures in it have
 * other causes.
 */
export async function playWeek(
  week: readonly Deploy[],
  {
    system,
    place,
    load,
    seed,
    log,
  }: {
    system: LiveSystem;
    place: { registryFile: string; remotesDir: string };
    load: ReturnType<typeof import('@valam/testing/even-load').startLoad>;
    seed: number;
    log: (line: string) => void;
  },
): Promise<Played> {
  const { site } = system.run();
  const played: Played = { failed: [], calmFailed: [], problems: [], takenBackMs: [] };

  const release = async (
    { unit, kind, isBad }: Deploy,
    mark: string,
  ): Promise<{ problems: string[]; takenBackMs?: number }> =>
    kind === 'remote'
      ? deployRemote({ site, place }, { unit: unit as 'catalog', isBad, mark })
      : { problems: await deployProcess(system, unit) };

  for (const [index, deploy] of week.entries()) {
    const { problems, takenBackMs } = await release(deploy, `release ${index + 1} of seed ${seed}`);
    const failed = load.takeFailures();
    await pause(calmMs);
    const calmFailed = load.takeFailures();
    const what = `${deploy.kind === 'remote' ? 'remote ' : ''}${deploy.unit}${deploy.isBad ? ' (bad)' : ''}`;
    const back =
      takenBackMs === undefined
        ? ''
        : `rolled back automatically after ${(takenBackMs / 1_000).toFixed(1)} s, `;
    const calm = calmFailed.length > 0 ? `; and with nothing released: ${calmFailed.join('; ')}` : '';
    log(
      `${index + 1} of ${week.length} ${what}: ${back}${[...failed, ...problems].join('; ') || 'no failed request'}${calm}`,
    );
    played.failed.push(...failed);
    played.calmFailed.push(...calmFailed);
    played.problems.push(...problems);
    if (takenBackMs !== undefined) played.takenBackMs.push(takenBackMs);
  }
  return played;
}
