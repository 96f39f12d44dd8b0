import { migration } from '@valam/service-kit/database/migration';

/**
 * The steps of the ledger are immutable except for privacy: the name replaces the address of a former staff
 * member, and reasons about erased people are removed.
 */
export const ledgerWithoutNames = migration(
  '0027-ledger-without-names',
  `
  create or replace function ledger_is_append_only() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' or tg_table_name = 'booking_snapshot' then
      raise exception '% is append-only', tg_table_name;
    end if;
    if tg_table_name = 'commission_step' then
      if (new.id, new.line_id, new.at, new.from_state, new.to_state)
        is distinct from (old.id, old.line_id, old.at, old.from_state, old.to_state)
        or (new.reason is not null and new.reason is distinct from old.reason) then
        raise exception 'A step of the ledger is written once';
      end if;
      return new;
    end if;
    if (new.id, new.booking_id, new.contributor_id, new.announcement, new.cause, new.before, new.after,
        new.rate_percent, new.amount_minor, new.occurred_at, new.created_at)
      is distinct from
       (old.id, old.booking_id, old.contributor_id, old.announcement, old.cause, old.before, old.after,
        old.rate_percent, old.amount_minor, old.occurred_at, old.created_at) then
      raise exception 'A ledger line is written once';
    end if;
    return new;
  end $$;
  `,
);
