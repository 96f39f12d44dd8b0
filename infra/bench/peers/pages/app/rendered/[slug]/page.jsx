import { TourPage } from '../../tour-page';

/** Rendered per request: the tour from Next's data cache, the seats fetched each time. */
export default async function Page({ params }) {
  const { slug } = await params;
  const [tour, dates] = await Promise.all([
    fetch(`${process.env.API}/api/tours/${slug}`, { next: { revalidate: 60 } }).then((answer) =>
      answer.json(),
    ),
    fetch(`${process.env.API}/api/tours/${slug}/availability`, { cache: 'no-store' }).then((answer) =>
      answer.json(),
    ),
  ]);
  return <TourPage tour={tour} dates={dates} />;
}
