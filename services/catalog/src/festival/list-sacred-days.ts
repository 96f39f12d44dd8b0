import { Injectable } from '@nestjs/common';
import { listSacredDays } from '@valam/contracts/catalog/calendar.rpc';
import type { SacredDay } from '@valam/contracts/catalog/calendar.schema';
import { addDays, daysBetween, istDay } from '@valam/contracts/shared/days';
import type { RpcInput } from '@valam/contracts/shared/define';
import { invalidFields } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import { FestivalRepository, type TravellingTour } from './festival.repository.js';
import { eveningOf, fullMoonsBetween } from './full-moons.js';
import { isThere } from './is-there.js';

const longestDays = 370;
const fullMoonPlace = 'Tiruvannamalai';

@Injectable()
export class ListSacredDays {
  constructor(
    private readonly festivals: FestivalRepository,
    private readonly clock: Clock,
  ) {}

  async run({ from, to }: RpcInput<typeof listSacredDays>): Promise<SacredDay[]> {
    const today = istDay(this.clock.now());
    const first = from ?? today;
    const last = to ?? addDays(first, 365);
    if (last < first) throw invalidFields({ to: 'Must not be before `from`.' });
    if (daysBetween(first, last) > longestDays) throw invalidFields({ to: 'At most a year at a time.' });
    const [festivals, tours] = await Promise.all([
      this.festivals.between(first, last),
      this.festivals.toursOnTheRoad(first, last, today),
    ]);
    const moons = fullMoonsBetween(first, addDays(last, 1)).map(fullMoonNight);
    const days = [...festivals, ...moons.filter((night) => night.to >= first && night.from <= last)];
    return days
      .map((day) => ({ ...day, tours: tours.filter((tour) => isThere(tour, day)).map(shown) }))
      .sort((a, b) => a.from.localeCompare(b.from) || a.name.localeCompare(b.name));
  }
}

type Day = Omit<SacredDay, 'tours'>;

function fullMoonNight(moon: Date): Day {
  const evening = eveningOf(moon);
  return {
    kind: 'full_moon',
    certainty: 'computed',
    slug: `full-moon-${evening}`,
    name: 'Full moon',
    localName: 'பௌர்ணமி',
    language: 'ta',
    description: 'Pilgrims walk around Arunachala through the night, fourteen kilometers barefoot.',
    from: evening,
    to: addDays(evening, 1),
    places: [fullMoonPlace],
    temples: [],
  };
}

const shown = ({ slug, title, startDate, endDate }: TravellingTour) => ({ slug, title, startDate, endDate });
