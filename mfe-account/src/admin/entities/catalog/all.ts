import { ashrams } from './ashrams';
import { expertise } from './expertise';
import { festivals } from './festivals';
import { retreats } from './retreats';
import { temples } from './temples';
import { tourDates } from './tour-dates';
import { tours } from './tours';
import { venues } from './venues';

/** The entities of the catalog, in the order of daily use. */
export const catalog = {
  tours,
  'tour-dates': tourDates,
  retreats,
  temples,
  venues,
  ashrams,
  festivals,
  expertise,
};
