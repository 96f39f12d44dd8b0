import { migration } from '@valam/service-kit/database/migration';

/**
 * For bookings that were transferred before a transfer removed the former owner's data: company and tax
 * number move to the invoices of the former owner's payments, and payment pages lose their payers.
 */
export const formerOwners = migration(
  '0079-former-owners',
  `
  create temporary table former_billing on commit drop as
  select d.booking_id, d.company, d.tax_number, min(s.at) as until
    from billing_details d
    join booking_step s on s.booking_id = d.booking_id and s.event = 'transferred' and s.at >= d.changed_at
   group by d.booking_id;

  update invoice set buyer = buyer || jsonb_build_object('company', former.company, 'taxNumber', former.tax_number)
    from former_billing former, payment p
   where invoice.booking_id = former.booking_id and invoice.drawn_at is null
     and p.id = invoice.payment_id and p.share_id is null and p.captured_at <= former.until;

  delete from billing_details d using former_billing former where former.booking_id = d.booking_id;

  -- The pages of those who had a booking before, and those that name a person it was never transferred to.
  update payment_session page set params = params - 'email', details = details - '{firstName,lastName,email,mobile}'::text[]
   where page.purpose <> 'share'
     and exists (select 1 from booking_step s
                  where s.booking_id = page.booking_id and s.event = 'transferred' and s.at >= page.created_at);
  update payment_session set details = details - '{firstName,lastName,email,mobile}'::text[]
   where purpose = 'transfer_fee' and state not in ('preparing', 'open')
     and details ?| '{firstName,lastName,email,mobile}'::text[];
  `,
);
