/** Addresses of staff in business records: as separate values, and in the history of applications. */
export const withoutAddress: readonly string[] = [
  'update approval_step set actor = $2 where actor = $1',
  'update contributor set approved_by = $2 where approved_by = $1',
  'update commission_step set actor = $2 where actor = $1',
  'update payout set proposed_by = $2 where proposed_by = $1',
  `update host_application set history =
      (select jsonb_agg(case when step ->> 'actor' = $1 then step || jsonb_build_object('actor', $2::text) else step end
                        order by place)
         from jsonb_array_elements(history) with ordinality as steps (step, place))
    where history @> jsonb_build_array(jsonb_build_object('actor', $1::text))`,
];

export const auditWithName = `update audit_entry set actor_email = null, actor_name = $2
  where actor_id = $1 and actor_role <> 'contributor' and actor_email is not null`;

/** The address as a changed value, as in the audit entry of an invitation. */
export const changesWithName = `update audit_entry
    set changes = replace(changes::text, to_json($1::text)::text, to_json($2::text)::text)::jsonb
  where changes is not null and strpos(changes::text, to_json($1::text)::text) > 0`;

/** Accounts of former staff whose address is still in the audit log. */
export const staffWhoLeft = `
  select u.id as "userId", u.full_name as "fullName", array_agg(distinct a.actor_email) as emails
    from audit_entry a join user_account u on u.id = a.actor_id
   where a.actor_email is not null and a.actor_role <> 'contributor' and u.role = 'contributor'
   group by u.id order by u.id`;
