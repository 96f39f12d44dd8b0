export const withoutPage = `state = 'held' and created_at <= $2
  and exists (select 1 from payment_session s where s.booking_id = booking.id and s.state = 'preparing')`;
