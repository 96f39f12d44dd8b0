import { TourPage } from '../../tour-page';

/** Incremental static regeneration every two seconds at most, like our cached documents. */
export const revalidate = 2;
export const generateStaticParams = () => [];

export default async function Page({ params }) {
  const { slug } = await params;
  const [tour, dates] = await Promise.all(
    ['', '/availability'].map((part) =>
      fetch(`${process.env.API}/api/tours/${slug}${part}`, { next: { revalidate: 2 } }).then((answer) =>
        answer.json(),
      ),
    ),
  );
  return <TourPage tour={tour} dates={dates} />;
}
