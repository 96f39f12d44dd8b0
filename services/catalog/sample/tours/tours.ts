import type { TourText } from '../with-pictures.js';
import { cityOfLight } from './city-of-light.js';
import { discoveringShiva } from './discovering-shiva.js';
import { lampsOfKerala } from './lamps-of-kerala.js';
import { lordOfTheWorld } from './lord-of-the-world.js';
import { theRiverComesDown } from './the-river-comes-down.js';
import { whereThreeSeasMeet } from './where-three-seas-meet.js';

export const tours: TourText[] = [
  discoveringShiva,
  whereThreeSeasMeet,
  cityOfLight,
  theRiverComesDown,
  lampsOfKerala,
  lordOfTheWorld,
];
