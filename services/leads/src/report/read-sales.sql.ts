/** Far longer than any transaction: rows of transactions begun before an earlier run are visible or rolled back. */
const settledAfter = `interval '10 minutes'`;

export const restartReading = `update sales_reading set settled_step = 0, settled_refund = '-infinity', seen_step = 0,
           seen_refund = '-infinity', seen_when = '-infinity', summed_before = null`;

export const moveReading = `update sales_reading set settled_step = seen_step, settled_refund = seen_refund, seen_when = now(),
         seen_step = (select coalesce(max(id), 0) from booking_step),
         seen_refund = (select coalesce(max(created_at), '-infinity') from refund)
        where seen_when < now() - ${settledAfter}`;
