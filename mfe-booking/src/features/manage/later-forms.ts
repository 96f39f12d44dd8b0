import type { Booking } from '@valam/contracts/leads/booking.schema';
import { lazyPage } from '@valam/mfe-kit/remote';
import type { Doing } from './manage-address';

/** Forms that are loaded when someone is about to fill them in. */
export const TransferForm = lazyPage(
  'transfer-form',
  () => import(/* webpackChunkName: "transfer-form" */ './transfer-form'),
);

export const TravellersForm = lazyPage(
  'travellers-form',
  () => import(/* webpackChunkName: "travellers-form" */ './travellers-form'),
);

/** Whether the travelers' details are asked: when it is time, when someone wants to, or to change them. */
export function asksTravellers(booking: Booking, isDoing: boolean): boolean {
  const { today, travellersAskedFrom, travellers, actions } = booking;
  const isTime = today === undefined || today >= travellersAskedFrom;
  return actions.travellers.allowed && (isTime || isDoing || travellers.length > 0);
}

/** The forms of a page are there before it is shown. */
export async function loadForms(booking: Booking, doing: Doing | null): Promise<void> {
  await Promise.all([
    doing === 'transfer' && TransferForm.preload(),
    asksTravellers(booking, doing === 'travellers') && TravellersForm.preload(),
  ]);
}
