import type { Booking } from '@valam/contracts/leads/booking.schema';
import { lazyPage } from '@valam/mfe-kit/remote';
import type { Doing } from './manage-address';

/** Lazy-loaded forms. */
export const TransferForm = lazyPage(
  'transfer-form',
  () => import(/* webpackChunkName: "transfer-form" */ './transfer-form'),
);

export const TravellersForm = lazyPage(
  'travellers-form',
  () => import(/* webpackChunkName: "travellers-form" */ './travellers-form'),
);

/** True if the travelers' form is shown: from the date on which details are requested, on demand, or to change saved ones. */
export function asksTravellers(booking: Booking, isDoing: boolean): boolean {
  const { today, travellersAskedFrom, travellers, actions } = booking;
  const isTime = today === undefined || today >= travellersAskedFrom;
  return actions.travellers.allowed && (isTime || isDoing || travellers.length > 0);
}

/** Preloads the forms that the page will show. */
export async function loadForms(booking: Booking, doing: Doing | null): Promise<void> {
  await Promise.all([
    doing === 'transfer' && TransferForm.preload(),
    asksTravellers(booking, doing === 'travellers') && TravellersForm.preload(),
  ]);
}
