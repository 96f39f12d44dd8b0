import { migration } from '@valam/service-kit/database/migration';

/** Existing referral codes, as announced by identity, and proven claims on persons. */
export const referralClaims = migration(
  '0043-referral-claims',
  `
  create table referral_code (
    contributor_id uuid primary key,
    code text,
    is_active boolean not null,
    version int not null
  );
  create index referral_code_by_code on referral_code (code) where is_active;

  alter table person_referral add column proven_at timestamptz;
  update person_referral p set proven_at = now()
   where exists (select 1 from booking b where b.person_email = p.person_email and b.referral_code = p.code
                    and b.deposit_paid_at is not null)
      or exists (select 1 from subscriber s where s.person_email = p.person_email and s.referral_code = p.code
                    and s.email_confirmed);
  `,
);
