export const reasonsForSilence = `select exists (select 1 from booking b
                       where b.person_email = $1 and b.id <> $2 and b.created_at >= $3
                         and (b.deposit_paid_at is not null or b.state in ('held', 'awaiting_payment'))) as "hasBookedSince",
              exists (select 1 from checkout_reminder_stop s where s.person_email = $1)
                or exists (select 1 from subscriber s where s.person_email = $1 and s.unsubscribed_at is not null)
                as "hasUnsubscribed"`;

export const claimReminder = `insert into checkout_reminder (booking_id, departure_id, person_email, at) values ($1, $2, $3, $4)
         on conflict do nothing returning booking_id`;
