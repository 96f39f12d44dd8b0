import { istDay } from '@valam/contracts/shared/days';

/** Departures are found in the order of their days: those of past years would come first, and fill the list. */
export const departuresAhead = () => ({ from: istDay(new Date()) });
