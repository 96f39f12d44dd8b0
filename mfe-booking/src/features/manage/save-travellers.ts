import type { Booking } from '@valam/contracts/leads/booking.schema';
import type { Traveller } from '@valam/contracts/leads/traveller.schema';
import { textOf } from '@valam/mfe-kit/form';
import { refused } from '@valam/mfe-kit/refused';
import type { Action, AppContext } from '@valam/mfe-kit/remote';
import { bookingApi } from '../../api/booking.api';
import { atTheirGroups } from '../../parts/at-their-groups';
import { travellersOf } from '../../parts/traveller/travellers-of';
import { manageAddress } from './manage-address';

/** Saves the travelers' details. */
export const saveTravellers: Action = async (app, form) => {
  const token = textOf(form, 'token');
  const { travellers, groups } = travellersOf(form);
  try {
    const saved = await app.send(bookingApi.endpoints.saveTravellers, {
      params: { token },
      body: { travellers, seen: seenIn(form) },
    });
    await showSaved(app, token, saved);
    return {
      ok: true,
      keepsFields: true,
      redirect: `${manageAddress(token)}#travellers`,
      toast: {
        title: 'Saved',
        description: 'You can change the details until the day before.',
        tone: 'success',
      },
    };
  } catch (reason) {
    const result = refused(reason, 'Not saved');
    return { ...result, errors: atTheirGroups(result.errors ?? {}, 'travellers', groups) };
  }
};

/** The travelers that the form was filled in over. */
function seenIn(form: FormData): Traveller[] | null {
  const seen = textOf(form, 'seen');
  return seen ? (JSON.parse(seen) as Traveller[]) : null;
}

/** The next change is over this one, even before the page is read again. */
async function showSaved(app: AppContext, token: string, saved: Pick<Booking, 'travellers'>): Promise<void> {
  const shown = app.isServer ? undefined : await app.attempt(bookingApi.endpoints.booking, { token });
  if (!shown) return;
  const entry = { endpointName: 'booking', arg: { token }, value: { ...shown, ...saved } } as const;
  app.store.dispatch(bookingApi.util.upsertQueryEntries([entry]));
}
