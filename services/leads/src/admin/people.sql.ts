export const leadsOfPerson = `select id, type, state, tour_title as "tourTitle", payment_status as "paymentStatus", created_at as "createdAt"
           from lead where person_email = $1 order by created_at desc limit 100`;

export const bookingsOfPerson = `select b.id, b.ref, b.state, d.tour_title as "tourTitle", d.start_date as "startDate", b.created_at as "createdAt"
           from booking b join departure d on d.id = b.departure_id where b.person_email = $1 order by b.created_at desc limit 100`;

export const peoplePage = `with person as (
         select person_email, max(created_at) as last_at from lead
          where person_email is not null and ($2::text is null or person_email = $2)
            and ($1::text is null or coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(tour_title, '') ilike $1)
            and ($1::text is not null or $2::text is not null or created_at > (select max(created_at) from lead) - interval '90 days')
          group by person_email
       )
       select p.person_email, p.last_at, (count(*) over ())::int as total,
              (select name from lead where person_email = p.person_email order by created_at desc limit 1) as name,
              (select count(*)::int from lead where person_email = p.person_email and type <> 'booking') as leads,
              (select count(*)::int from booking where person_email = p.person_email) as bookings,
              exists (select 1 from subscriber s where s.person_email = p.person_email and s.email_confirmed and s.unsubscribed_at is null) as is_subscriber,
              (select code from person_referral r where r.person_email = p.person_email) as referral_code
         from person p order by p.last_at desc, p.person_email limit $3 offset $4`;
