import { pause } from '@valam/local/waiting';
import { startLoad } from './even-load.ts';
import type { Ask } from './even-load.ts';

const trialMs = 10_000;
const calmMs = 2_000;
const slowest = 5;

/**
 * The request rate for judging restarts: the desired one if the machine sustains it without restarts. Otherwise half of
 * what it sustains, because a starting unit needs CPU time too, and failures of a saturated machine say nothing about
 * restarts.
 */
export async function sustainableRate({
  site,
  wanted,
  asks,
  say,
}: {
  site: string;
  wanted: number;
  asks: readonly Ask[];
  say: (line: string) => void;
}) {
  for (let perSecond = wanted; ; perSecond = Math.ceil(perSecond / 2)) {
    const load = startLoad({ site, perSecond, asks });
    await pause(trialMs);
    await load.stop();
    const failures = load.takeFailures();
    const slowMs = load.takeSlowMs();
    if (failures.length === 0 && slowMs <= calmMs)
      return perSecond === wanted ? wanted : Math.ceil(perSecond / 2);
    say(
      `${perSecond} requests a second are too many here, with nothing restarted: 95 % within ${Math.round(slowMs)} ms` +
        (failures.length > 0 ? `, ${failures.join(', ')}` : ''),
    );
    if (perSecond <= slowest) throw new Error(`this machine does not carry ${slowest} requests a second`);
  }
}
