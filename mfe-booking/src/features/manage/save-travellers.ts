import type { Booking } from '@valam/contracts/leads/booking.schema';
import type { Traveller } from '@valam/contracts/leads/traveller.schema';
import { textOf } from '@valam/mfe-kit/form';
import { refused } from '@valam/mfe-kit/refused';
import type { Action, ActionResult, AppContext } from '@valam/mfe-kit/remote';
import { bookingApi } from '../../api/booking.api';
import { atTheirGroups } from '../../parts/at-their-groups';
import { travellersOf } from '../../parts/traveller/travellers-of';
import { manageAddress } from './manage-address';

/** Saves the travelers' details. */
export const saveTravellers: Action = async (app, form) => {
  const token = textOf(form, 'token');
  const { travellers, groups } = travellersOf(form);
  const seen = seenIn(form);
  if (seen === undefined) return unreadable;
  try {
    const saved = await app.send(bookingApi.endpoints.saveTravellers, {
      params: { token },
      body: { travellers, seen },
    });
    await showSaved(app, token, saved);
    return {
      ok: true,
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

const unreadable: ActionResult = {
  ok: false,
  toast: {
    title: 'Not saved',
    description: 'The form could not be read. Reload the page, then save again.',
    tone: 'destructive',
  },
};

/** The travelers on which the form was based, which the service checks for conflicts; undefined if malformed. */
function seenIn(form: FormData): Traveller[] | null | undefined {
  const text = textOf(form, 'seen');
  if (!text) return null;
  try {
    const seen: unknown = JSON.parse(text);
    return Array.isArray(seen) ? (seen as Traveller[]) : undefined;
  } catch {
    return undefined;
  }
}

/** Updates the cache, so that the next change is based on this one even before the page is refetched. */
async function showSaved(app: AppContext, token: string, saved: Pick<Booking, 'travellers'>): Promise<void> {
  const shown = app.isServer ? undefined : await app.attempt(bookingApi.endpoints.booking, { token });
  if (!shown) return;
  const entry = { endpointName: 'booking', arg: { token }, value: { ...shown, ...saved } } as const;
  app.store.dispatch(bookingApi.util.upsertQueryEntries([entry]));
}
