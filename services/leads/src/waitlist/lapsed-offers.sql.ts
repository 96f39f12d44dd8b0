export const atOnce = 200;

export const entriesOfPastDepartures = `select w.id from waitlist_entry w join departure d on d.id = w.departure_id
        where w.state in ('waiting', 'offered') and d.start_date <= $1 limit ${atOnce}`;
