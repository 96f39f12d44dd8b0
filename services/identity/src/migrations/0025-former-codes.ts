import { migration } from '@valam/service-kit/database/migration';

/**
 * Former codes of contributors, changed by staff or removed by an erasure. Codes of earlier releases are
 * known only from bookings with them.
 */
export const formerCodes = migration(
  '0025-former-codes',
  `
  create table former_code (
    code text primary key,
    contributor_id uuid not null references contributor (id) on delete cascade
  );
  insert into former_code
  select distinct on (c.referral_code) c.referral_code, c.contributor_id
    from commission c
   where c.referral_code is not null and not exists (select from contributor p where p.referral_code = c.referral_code)
   order by c.referral_code, c.created_at desc;

  create function keep_former_code() returns trigger language plpgsql set search_path from current as $$
  begin
    insert into former_code values (old.referral_code, old.id)
    on conflict (code) do update set contributor_id = excluded.contributor_id;
    return null;
  end $$;
  create trigger contributor_code_changes after update on contributor for each row
    when (old.referral_code is not null and old.referral_code is distinct from new.referral_code)
    execute function keep_former_code();
  `,
);
