import { migration } from '@valam/service-kit/database/migration';

/** Content that editors sort by its last change. */
const edited = [
  'tour',
  'retreat',
  'departure',
  'temple',
  'venue',
  'ashram',
  'article',
  'faq',
  'testimonial',
  'expertise',
  'policy',
  'festival',
  'setting',
]
  .map((table) => `create index ${table}_edited on ${table} (updated_at desc, id);`)
  .join('\n  ');

/** Columns common to all content: its visibility and its version. */
const content = `
  version int not null default 1 check (version >= 1),
  status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  is_sample boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  published_at timestamptz
`;
const slug = `slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120)`;
const prices = `
  cost_usd int not null default 0 check (cost_usd >= 0),
  cost_eur int not null default 0 check (cost_eur >= 0),
  cost_gbp int not null default 0 check (cost_gbp >= 0),
  cost_inr int not null default 0 check (cost_inr >= 0)
`;
const coordinates = `
  lat double precision check (lat between -90 and 90),
  long double precision check (long between -180 and 180)
`;
/** A point on the unit sphere: the chord between two points sorts like the great-circle distance. */
const sphere = `
  geo cube generated always as (
    case when lat is null or long is null then null
    else cube(array[cos(radians(lat)) * cos(radians(long)), cos(radians(lat)) * sin(radians(long)), sin(radians(lat))])
    end
  ) stored
`;

export const contentTables = migration(
  '0001-content',
  `
  create extension if not exists pg_trgm;
  create extension if not exists cube;

  create table media (
    key text primary key check (key ~ '^[a-z0-9]{8,64}$'),
    width int not null check (width > 0),
    height int not null check (height > 0),
    alt text not null,
    placeholder text not null check (placeholder ~ '^#[0-9a-f]{6}$'),
    kind text not null check (kind in ('photograph', 'drawing')),
    focus jsonb,
    bytes int not null check (bytes > 0),
    is_sample boolean not null default false,
    version int not null default 1 check (version >= 1),
    created_at timestamptz not null,
    updated_at timestamptz not null
  );
  create index media_recent on media (created_at desc, key);

  create table media_variant (
    key text not null references media (key) on delete cascade,
    width int not null check (width > 0),
    format text not null check (format in ('avif', 'webp', 'jpeg')),
    state text not null default 'wanted' check (state in ('wanted', 'ready', 'failed')),
    priority int not null default 0,
    attempts int not null default 0,
    claimed_at timestamptz,
    bytes int,
    made_at timestamptz,
    primary key (key, width, format)
  );
  create index media_variant_wanted on media_variant (priority desc, key, width) where state = 'wanted';

  create table tour (
    id uuid primary key,
    ${slug} unique,
    title text not null check (title <> ''),
    subtitle text,
    description text,
    itinerary text,
    duration text,
    days int check (days between 1 and 365),
    display_photo text references media (key) on delete set null,
    photos text[] not null default '{}',
    highlight_photos text[] not null default '{}',
    photos_previous_tours text[] not null default '{}',
    ${prices},
    boarding_points text,
    language text,
    number_of_seats int check (number_of_seats >= 0),
    inclusions text,
    exclusions text,
    cancellation_policy text,
    booking_status text,
    districts text[] not null default '{}',
    themes text[] not null default '{}',
    temples_covered text[] not null default '{}',
    ashrams_covered text[] not null default '{}',
    mountains_covered text,
    saints_covered text,
    host text,
    tour_audience text,
    travel_type text,
    tour_map text,
    youtube text,
    sort_order int not null default 0,
    effort text check (effort in ('easy', 'moderate', 'demanding')),
    easy_on_knees boolean not null default false,
    diet_served text[] not null default '{}',
    diet_not_served text[] not null default '{}',
    room_options jsonb not null default '[]',
    extra_costs jsonb not null default '[]',
    stops jsonb not null default '[]',
    policy_version text,
    ${content}
  );
  create index tour_listed on tour (sort_order desc, title, id) where status = 'published';
  create function f_lower_all(text[]) returns text[] language sql immutable parallel safe as
    $$ select coalesce(array_agg(lower(word)), '{}') from unnest($1) as word $$;
  create index tour_districts on tour using gin (f_lower_all(districts));
  create index tour_themes on tour using gin (f_lower_all(themes));

  create table tour_contributor (
    tour_id uuid not null references tour (id) on delete cascade,
    contributor_id uuid not null,
    sort_order int not null default 0,
    primary key (tour_id, contributor_id)
  );
  create index tour_contributor_of on tour_contributor (contributor_id);

  create table itinerary_day (
    id uuid primary key,
    tour_id uuid not null references tour (id) on delete cascade,
    day int not null check (day >= 1),
    title text,
    summary text not null,
    description text,
    photo text references media (key) on delete set null,
    effort jsonb,
    unique (tour_id, day)
  );

  create table retreat (
    id uuid primary key,
    ${slug} unique,
    title text not null check (title <> ''),
    subtitle text,
    description text,
    itinerary text,
    duration text,
    days int check (days between 1 and 365),
    display_photo text[] not null default '{}',
    photos text[] not null default '{}',
    ${prices},
    inclusions text,
    exclusions text,
    accommodation_types text,
    host text,
    sort_order int not null default 0,
    ${content}
  );
  create index retreat_listed on retreat (sort_order desc, title, id) where status = 'published';

  create table departure (
    id uuid primary key,
    tour_id uuid references tour (id) on delete cascade,
    retreat_id uuid references retreat (id) on delete cascade,
    slug text,
    start_date date not null,
    end_date date not null,
    booking_status text,
    first_capacity int not null check (first_capacity >= 0),
    sample_sold int check (sample_sold >= 0),
    minimum_group int check (minimum_group >= 0),
    decision_date date,
    ${content},
    check (end_date >= start_date),
    check (decision_date is null or decision_date <= start_date),
    check (num_nonnulls(tour_id, retreat_id) = 1)
  );
  create index departure_of_tour on departure (tour_id, start_date) where status = 'published';
  create index departure_by_start on departure (start_date, id);

  -- What leads has announced: for badges and filters. Leads alone sells.
  create table departure_seats (
    departure_id uuid primary key,
    capacity int not null,
    free int not null,
    status text not null,
    version int not null
  );

  create table temple (
    id uuid primary key,
    ${slug} unique,
    name text not null check (name <> ''),
    local_name text,
    local_language text,
    aka_names text,
    short_description text,
    about text,
    address text,
    town text,
    district text,
    state text,
    pin_code text,
    ${coordinates},
    ${sphere},
    main_deities text,
    architecture_style text,
    year_established text,
    year_unit text,
    display_photo text references media (key) on delete set null,
    photos text[] not null default '{}',
    temple_list text[] not null default '{}',
    type text,
    google_business_link text,
    official_website text,
    wikipedia text,
    list_number int,
    data_entry_completed boolean not null default false,
    access jsonb,
    search_text text not null default '',
    ${content}
  );
  create index temple_listed on temple (list_number, name, id) where status = 'published';
  create index temple_near on temple using gist (geo) where status = 'published';
  create index temple_words on temple using gin (search_text gin_trgm_ops);
  create index temple_district on temple (lower(district), list_number, name, id) where status = 'published';
  create index temple_state on temple (lower(state), list_number, name, id) where status = 'published';

  create table venue (
    id uuid primary key,
    ${slug} unique,
    name text not null check (name <> ''),
    about_property text,
    about text,
    address text,
    town text,
    district text,
    country text,
    pin_code text,
    ${coordinates},
    property_type text,
    star_category text,
    bedrooms int check (bedrooms >= 0),
    sleeps int check (sleeps >= 0),
    accommodation_types_available text,
    views text,
    display_photos text[] not null default '{}',
    photos_outdoor text[] not null default '{}',
    photos_rooms text[] not null default '{}',
    photos_yoga_hall text[] not null default '{}',
    amenities_description text,
    accommodation_capacity int check (accommodation_capacity >= 0),
    halls_capacity int check (halls_capacity >= 0),
    cuisine_types text,
    dining_capacity int check (dining_capacity >= 0),
    fitness_details text,
    website text,
    google_business_page text,
    ${content}
  );
  create index venue_listed on venue (name, id) where status = 'published';

  create table ashram (
    id uuid primary key,
    ${slug} unique,
    title text not null check (title <> ''),
    description text,
    aka_names text,
    address text,
    town text,
    district text,
    state text,
    pin_code text,
    ${coordinates},
    saints_associated text,
    display_photos text[] not null default '{}',
    photos text[] not null default '{}',
    website text,
    facebook text,
    instagram text,
    twitter text,
    linkedin text,
    ${content}
  );
  create index ashram_listed on ashram (title, id) where status = 'published';

  create table article (
    id uuid primary key,
    ${slug} unique,
    title text not null check (title <> ''),
    author_id uuid,
    blog_category text,
    content text not null,
    meta_description text,
    image_meta text,
    featured_image text references media (key) on delete set null,
    districts text[] not null default '{}',
    pillar_content text,
    read_minutes int not null default 5 check (read_minutes >= 0),
    ${content}
  );
  create index article_listed on article (created_at desc, id) where status = 'published';
  create index article_category on article (lower(blog_category), created_at desc, id) where status = 'published';
  create index article_author on article (author_id, created_at desc, id) where status = 'published';

  create table faq (
    id uuid primary key,
    slug text,
    question text not null check (question <> ''),
    answer text not null check (answer <> ''),
    type text,
    list_id text,
    tour_id uuid references tour (id) on delete cascade,
    sort_order int not null default 0,
    ${content}
  );
  create index faq_listed on faq (sort_order, question, id) where status = 'published';
  create index faq_type on faq (lower(type), sort_order, question, id) where status = 'published';
  create index faq_tour on faq (tour_id, sort_order) where status = 'published';

  create table testimonial (
    id uuid primary key,
    slug text,
    full_name text not null check (full_name <> ''),
    review text not null check (review <> ''),
    country text,
    email text,
    photo text references media (key) on delete set null,
    host text,
    spiritual_tour text,
    sort_order int not null default 0,
    ${content}
  );
  create index testimonial_listed on testimonial (sort_order, created_at desc, id) where status = 'published';

  create table expertise (
    id uuid primary key,
    ${slug} unique,
    name text not null check (name <> ''),
    category text,
    description text,
    ${content}
  );
  create index expertise_listed on expertise (name, id) where status = 'published';

  create table policy (
    id uuid primary key,
    slug text not null check (slug ~ '^[a-z0-9]+([-_][a-z0-9]+)*$'),
    title text not null check (title <> ''),
    policy_version text not null check (policy_version <> ''),
    effective_from date not null,
    body text not null,
    ${content},
    unique (slug, policy_version)
  );
  create index policy_in_force on policy (slug, effective_from desc) where status = 'published';

  create table festival (
    id uuid primary key,
    ${slug} unique,
    name text not null check (name <> ''),
    local_name text,
    language text,
    description text,
    places text[] not null default '{}',
    temples text[] not null default '{}',
    source text,
    ${content}
  );
  create table festival_day (
    festival_id uuid not null references festival (id) on delete cascade,
    from_day date not null,
    to_day date not null,
    primary key (festival_id, from_day),
    check (to_day >= from_day)
  );
  create index festival_day_from on festival_day (from_day);

  create table setting (
    id uuid primary key,
    key text not null unique check (key ~ '^[a-z0-9]+([-_.][a-z0-9]+)*$'),
    value text not null,
    label text not null,
    source text not null,
    as_of date not null,
    sort_order int not null default 0,
    ${content}
  );
  create index setting_listed on setting (sort_order, key) where status = 'published';

  ${edited}
  `,
);
