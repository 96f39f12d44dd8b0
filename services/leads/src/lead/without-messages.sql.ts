import { namelessTour } from '@valam/contracts/leads/privacy.rpc';

/**
 * Texts that staff wrote with a proposal are also in the promise of the departure created for it; its title
 * and cancellation reason may name the person. `which` selects the ids of proposals and `gone` those of
 * bookings that are erased with them. A departure that was offered to others, or that others have booked,
 * keeps its texts, because their page would show the change as withdrawn.
 */
export const withoutPromise = (which: string, gone: string): string => `
  update departure set promise = promise || '{"inclusions": ""}', tour_title = '${namelessTour}', cancel_reason = null
   where id in (
    select id from departure
      where origin = 'private' and id in (select departure_id from quote where id in (${which}))
        and not exists (
          select 1 from booking b
           where b.departure_id = departure.id and b.erased_at is null and b.state not in ('expired', 'cancelled')
             and b.id not in (${gone}))
        and not exists (
          select 1 from quote other
           where other.departure_id = departure.id and other.id not in (${which})
             and other.lead_id not in (select lead_id from quote where id in (${which}))
             and not exists (select 1 from lead l where l.id = other.lead_id and l.erased_at is not null))
      order by id for no key update)`;

/** A public departure keeps its public title. */
const titleOfTrip = `(select case when d.origin = 'private' then '${namelessTour}' else d.tour_title end
    from departure d where d.id = quote.departure_id)`;

/** Columns of a proposal that staff wrote. */
export const withoutWords = `message = null, title = ${titleOfTrip}, version = version + 1`;

/** Statements that erase what staff wrote with proposals. */
export const withoutMessages = (which: string, gone: string): readonly string[] => [
  withoutPromise(which, gone),
  `update quote set ${withoutWords}
    where (message is not null or title <> ${titleOfTrip}) and id in (${which})`,
];
