import { addDays, istDay } from '@valam/contracts/shared/days';

/**
 * Full moons by Meeus, Astronomical Algorithms, chapter 49, with its fourteen largest periodic terms:
 * accurate to a few minutes for centuries around now, which is enough to determine the day.
 */
export function fullMoonsBetween(from: string, to: string): Date[] {
  const start = instantOf(addDays(from, -2));
  const end = instantOf(addDays(to, 2));
  const moons: Date[] = [];
  for (let k = lunationBefore(start); ; k++) {
    const moon = fullMoon(k + 0.5);
    if (moon > end) break;
    if (moon >= start) moons.push(moon);
  }
  return moons.filter((moon) => istDay(moon) >= from && istDay(moon) <= to);
}

const nightfall = 18 * 3_600_000;

/**
 * The evening on which pilgrims set out: the full-moon tithi ends at the moment of the full moon, so if that
 * is before nightfall, the night of the full moon began the evening before.
 */
export const eveningOf = (moon: Date): string => istDay(new Date(moon.getTime() - nightfall));

const instantOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const lunationBefore = (date: Date): number =>
  Math.floor((date.getUTCFullYear() + date.getUTCMonth() / 12 - 2000) * 12.3685) - 2;
const unixEpochJulianDay = 2_440_587.5;
/** Difference between uniform and civil time in these decades, in days. */
const deltaT = 70 / 86_400;

function fullMoon(k: number): Date {
  const t = k / 1236.85;
  const mean = 2_451_550.09766 + 29.530588861 * k + 0.00015437 * t ** 2 - 0.00000015 * t ** 3;
  const e = 1 - 0.002516 * t - 0.0000074 * t ** 2;
  const sun = radians(2.5534 + 29.1053567 * k - 0.0000014 * t ** 2);
  const moon = radians(201.5643 + 385.81693528 * k + 0.0107582 * t ** 2);
  const latitude = radians(160.7108 + 390.67050284 * k - 0.0016118 * t ** 2);
  const node = radians(124.7746 - 1.56375588 * k + 0.0020672 * t ** 2);
  const correction =
    -0.40614 * Math.sin(moon) +
    0.17302 * e * Math.sin(sun) +
    0.01614 * Math.sin(2 * moon) +
    0.01043 * Math.sin(2 * latitude) +
    0.00734 * e * Math.sin(moon - sun) -
    0.00515 * e * Math.sin(moon + sun) +
    0.00209 * e * e * Math.sin(2 * sun) -
    0.00111 * Math.sin(moon - 2 * latitude) -
    0.00057 * Math.sin(moon + 2 * latitude) +
    0.00056 * e * Math.sin(2 * moon + sun) -
    0.00042 * Math.sin(3 * moon) +
    0.00042 * e * Math.sin(sun + 2 * latitude) +
    0.00038 * e * Math.sin(sun - 2 * latitude) -
    0.00017 * Math.sin(node);
  return new Date((mean + correction - deltaT - unixEpochJulianDay) * 86_400_000);
}

const radians = (degrees: number): number => ((degrees % 360) * Math.PI) / 180;
