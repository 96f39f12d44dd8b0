const mostFestivals = 500;

const mostOfATemple = 8;

export const festivalsBetween = `select 'festival' as kind, f.slug, f.name, f.local_name as "localName", f.language, f.description,
         d.from_day as "from", d.to_day as "to", f.places,
         case when d.is_confirmed then 'confirmed' else 'tentative' end as certainty,
         coalesce((select jsonb_agg(jsonb_build_object('slug', t.slug, 'name', t.name) order by t.name)
           from temple t where t.slug = any(f.temples) and t.status = 'published'), '[]') as temples
       from festival_day d join festival f on f.id = d.festival_id
       where d.from_day between ($1::date - 60) and $2 and d.to_day >= $1 and f.status = 'published'
       order by d.from_day, f.name, f.slug limit ${mostFestivals}`;

export const festivalsOfTemple = `select * from (
         select distinct on (f.id) f.slug, f.name, f.local_name as "localName", f.language,
           d.from_day as "from", d.to_day as "to", d.is_confirmed as "isConfirmed"
         from festival f join festival_day d on d.festival_id = f.id
         where $1 = any(f.temples) and f.status = 'published' and d.to_day >= $2
         order by f.id, d.from_day) as next
       order by "from", name, slug limit ${mostOfATemple}`;

export const toursOnTheRoad = `select distinct t.slug, t.title, t.districts, t.stops, d.start_date as "startDate", d.end_date as "endDate"
       from departure d join tour t on t.id = d.tour_id
       where d.start_date between ($1::date - 60) and $2 and d.end_date >= $1
         and d.status = 'published' and t.status = 'published' and d.start_date > $3
         and not exists (
           select 1 from departure_seats s where s.departure_id = d.id and s.status in ('cancelled', 'closed'))
       order by d.start_date, t.title, t.slug limit 2000`;
