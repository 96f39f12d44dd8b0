import { addDays } from '@valam/contracts/shared/days';
import { travellersKeptDays } from '@valam/contracts/shared/retention';

/** Travelers' details are requested only when needed, and kept no longer than needed. */
const askedDaysBefore = 60;
const neededDaysBefore = 14;

export const travellersAskedFrom = (startDate: string): string => addDays(startDate, -askedDaysBefore);
export const travellersDueOn = (startDate: string): string => addDays(startDate, -neededDaysBefore);
export const travellersErasedOn = (endDate: string): string => addDays(endDate, travellersKeptDays);
