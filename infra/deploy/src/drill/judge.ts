import type { Row } from '@valam/testing/report';
import type { Played } from './play-week.ts';
import type { Deploy } from './week.ts';

const inWords = (failed: readonly string[]) => (failed.length === 0 ? 'none failed' : failed.join('; '));

export function judge(
  { failed, calmFailed, problems, takenBackMs }: Played,
  {
    week,
    sent,
    perSecond,
    seconds,
    seed,
  }: { week: readonly Deploy[]; sent: number; perSecond: number; seconds: number; seed: number },
): Row[] {
  const bad = week.filter((deploy) => deploy.isBad).length;
  // If requests fail without any release, the machine cannot tell what a release would cost.
  const isCalm = calmFailed.length === 0;
  return [
    {
      name: 'requests while a week of releases went out',
      measured: `${sent} requests at ${perSecond}/s, ${inWords(failed)}${isCalm ? '' : `; with nothing released: ${inWords(calmFailed)}`}`,
      yardstick: `${week.length} releases in ${seconds} s, seed ${seed}`,
      goal: '0 failed',
      verdict: failed.length === 0 ? 'met' : isCalm ? 'missed' : 'not measured',
    },
    {
      name: 'bad versions rolled back automatically',
      measured: `${takenBackMs.length} of ${bad}, after ${takenBackMs.map((ms) => `${(ms / 1_000).toFixed(1)} s`).join(' and ')}`,
      goal: 'all',
      verdict: takenBackMs.length === bad && bad === 2 ? 'met' : 'missed',
    },
    {
      name: 'percent, stickiness, audit, open pages',
      measured: problems.length === 0 ? 'as promised at every release' : problems.join('; '),
      goal: 'as promised',
      verdict: problems.length === 0 ? 'met' : 'missed',
    },
  ];
}
