import { TourPage } from '../../tour-page';

/** Kept whole and made again at most every two seconds, as our documents are. */
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
