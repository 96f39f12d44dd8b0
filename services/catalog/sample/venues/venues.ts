import type { VenueText } from '../with-pictures.js';
import { hillsAndRivers } from './hills-and-rivers.js';
import { tamilTowns } from './tamil-towns.js';

/** Fictional houses in real places. */
export const venues: VenueText[] = [...tamilTowns, ...hillsAndRivers];
