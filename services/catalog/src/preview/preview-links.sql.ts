/** Events may come in another order: the last end counts. */
export const noteEndedAccess = `insert into ended_access (user_id, ended_at) values ($1, $2)
  on conflict (user_id) do update set ended_at = greatest(ended_access.ended_at, excluded.ended_at)`;
