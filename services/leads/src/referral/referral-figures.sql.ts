export const referralSums = `select count(distinct coalesce(person_email, person_phone, id::text)) as people,
              count(*) filter (where payment_status = 'paid') as paid,
              count(*) filter (where payment_status = 'pending' and state <> 'lost') as pending
         from lead where referral_code = any($1) and state <> 'spam'`;

export const referralsByMonth = `with month as (
         select generate_series(date_trunc('month', $2::date) - ($3::int - 1) * interval '1 month', $2::date, interval '1 month') as starts
       )
       select to_char(month.starts, 'YYYY-MM') as month,
              count(lead.id)::int as leads,
              (count(lead.id) filter (where lead.type = 'booking' and lead.payment_status in ('paid', 'refunded')))::int as bookings
         from month left join lead on lead.referral_code = any($1) and lead.state <> 'spam'
          and (lead.created_at at time zone 'Asia/Kolkata') >= month.starts
          and (lead.created_at at time zone 'Asia/Kolkata') < month.starts + interval '1 month'
        group by month.starts order by month.starts`;

export const completedReferrals = `select count(*) as count from booking b join departure d on d.id = b.departure_id
        where b.referral_code = any($1) and b.state = 'completed' and d.end_date between $2 and $3`;

export const totalsOfBookings = 'select id, total_minor as total from booking where id = any($1::uuid[])';
