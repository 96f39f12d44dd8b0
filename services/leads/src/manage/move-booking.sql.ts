export const deleteExtraTravelers = `delete from traveller where id in
           (select id from traveller where booking_id = $1 order by share_id is null, position offset $2)`;
