import type { Tour } from '@valam/contracts/catalog/tour.schema';

type Effort = NonNullable<Tour['itineraries'][number]['effort']>;

const words: Readonly<Record<Effort['level'], string>> = {
  easy: 'An easy day',
  moderate: 'A moderate day',
  demanding: 'A demanding day',
};

/** `A moderate day: 6 km on foot, 220 steps, 3 hours on the road. Cold floors before seven.` */
export function effortLine({ level, walkingKm, steps, drivingHours, note }: Effort): string {
  const figures = [
    walkingKm && `${walkingKm} km on foot`,
    steps && `${steps} steps`,
    drivingHours && `${drivingHours} ${drivingHours === 1 ? 'hour' : 'hours'} on the road`,
  ].filter(Boolean);
  const sentence = figures.length > 0 ? `${words[level]}: ${figures.join(', ')}.` : `${words[level]}.`;
  return note ? `${sentence} ${note}` : sentence;
}
