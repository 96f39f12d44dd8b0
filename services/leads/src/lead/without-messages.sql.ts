/**
 * What staff wrote with a proposal is also the promise of the departure that was made for it. `which` selects the ids of
 * proposals; a departure that others were offered too, or that is booked by another proposal, keeps its promise.
 */
export const withoutPromise = (which: string): string => `
  update departure set promise = promise || '{"inclusions": ""}'
    where origin = 'private' and id in (select departure_id from quote where id in (${which}))
      and id not in (
        select other.departure_id from quote other left join booking b on b.id = other.booking_id
         where other.id not in (${which})
           and (other.lead_id not in (select lead_id from quote where id in (${which}))
                or b.erased_at is null and b.state <> 'expired'))`;

/** Statements that erase what staff wrote with proposals. */
export const withoutMessages = (which: string): readonly string[] => [
  withoutPromise(which),
  `update quote set message = null, version = version + 1 where message is not null and id in (${which})`,
];
