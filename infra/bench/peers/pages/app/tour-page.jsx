/** The tour page with the same data as ours: all days, temples, houses, people, questions, prices and seats. */
const Photo = ({ src, alt, width, height }) => (
  <picture>
    {['avif', 'webp'].map((type) => (
      <source
        key={type}
        type={`image/${type}`}
        sizes="(min-width: 800px) 50vw, 100vw"
        srcSet={[400, 800, 1200].map((size) => `${src}/${size}.${type} ${size}w`).join(', ')}
      />
    ))}
    <img src={`${src}/800.webp`} alt={alt} width={width} height={height} loading="lazy" />
  </picture>
);

const Part = ({ title, children }) => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
);

const Facts = ({ of }) => (
  <dl>
    {Object.entries(of)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{Array.isArray(value) ? value.join(', ') : String(value)}</dd>
        </div>
      ))}
  </dl>
);

const Day = ({ day, title, summary, description, effort, meals }) => (
  <li>
    <h3>
      Day {day}: {title}
    </h3>
    <p>{summary}</p>
    <details>
      <summary>The day in full</summary>
      <p>{description}</p>
      <Facts of={effort ?? {}} />
      <Facts of={meals ?? {}} />
    </details>
  </li>
);

const money = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

const Departures = ({ dates }) => (
  <form action="/book" method="post">
    <label>
      Departure date
      <select name="date">
        {dates.map((one) => (
          <option key={one.dateId} value={one.dateId} disabled={one.free === 0}>
            {date.format(new Date(one.startDate))}
          </option>
        ))}
      </select>
    </label>
    <ul>
      {dates.map((one) => (
        <li key={one.dateId}>
          {date.format(new Date(one.startDate))} to {date.format(new Date(one.endDate))}: {one.free} of{' '}
          {one.capacity} seats free, {money.format(one.prices.USD)} per person
        </li>
      ))}
    </ul>
    <button>Reserve Your Spot</button>
  </form>
);

export function TourPage({ tour, dates }) {
  return (
    <main>
      <h1>{tour.title}</h1>
      <p>{tour.subtitle}</p>
      <Photo {...tour.displayPhoto} />
      <Departures dates={dates} />
      <Part title="The tour">
        <p>{tour.description}</p>
        <Facts
          of={{
            Duration: tour.duration,
            Seats: tour.numberOfSeats,
            Effort: tour.effort,
            Language: tour.language,
            Boarding: tour.boardingPoints,
            Themes: tour.themes,
            Districts: tour.districts,
          }}
        />
      </Part>
      <Part title="Photos">
        {[...tour.highlightPhotos, ...tour.photosPreviousTours, ...tour.photos].map((photo) => (
          <Photo key={photo.src} {...photo} />
        ))}
      </Part>
      <Part title="Day by day">
        <ol>
          {tour.itineraries.map((one) => (
            <Day key={one.id} {...one} />
          ))}
        </ol>
      </Part>
      <Part title="The way">
        {tour.stops.map((stop) => (
          <Facts key={stop.name} of={stop} />
        ))}
      </Part>
      <Part title="Where we sleep">
        {tour.houses.map((house) => (
          <Facts key={house.name} of={house} />
        ))}
      </Part>
      <Part title="Temples">
        {tour.temples.map(({ slug, name, localName, town, access }) => (
          <article key={slug}>
            <h3>
              <a href={`/temples/${slug}`}>{name}</a> {localName}
            </h3>
            <p>{town}</p>
            <Facts of={access ?? {}} />
          </article>
        ))}
      </Part>
      <Part title="Who goes with you">
        {tour.hosts.map((host) => (
          <article key={host.id}>
            {host.profilePhoto && <Photo {...host.profilePhoto} />}
            <h3>
              <a href={`/people/${host.slug}`}>{host.name}</a>
            </h3>
            <p>{host.tagline}</p>
          </article>
        ))}
      </Part>
      <Part title="What is included">
        {[tour.inclusions, tour.exclusions].map((text) => (
          <ul key={text}>
            {text.split('\n').map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ))}
        <Facts of={Object.fromEntries(tour.extraCosts.map((one) => [one.name, one.note]))} />
        <Facts of={Object.fromEntries(tour.roomOptions.map((one) => [one.name, one.supplement.USD]))} />
        <Facts of={{ Served: tour.dietServed, 'Not served': tour.dietNotServed }} />
      </Part>
      <Part title="Questions">
        {tour.faqs.map(({ id, question, answer }) => (
          <details key={id}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </Part>
      <Part title="Cancellation">
        <p>{tour.cancellationPolicy}</p>
      </Part>
    </main>
  );
}
