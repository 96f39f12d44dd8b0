import { PhotoGrid } from '@valam/ui/gallery/gallery';
import { catalogApi } from '../../api/catalog.api';
import { listed } from '../../api/listed';
import { useShownTour } from '../../api/use-shown';
import { DrawingsNote } from '../../parts/drawings-note';
import { FaqList } from '../../parts/faq/faq-list';
import { faqTitle } from '../../parts/faq/faq-section';
import { eachOnce } from '../../parts/pictures/each-once';
import { Reviews } from '../../parts/reviews/reviews';
import { tourFaqsAsked } from './load-tour';
import { TourPart } from './tour-part';
import { photosSection } from './tour-sections';

/** The last part of a tour's page: pictures, reviews and FAQs. */
export default function TourClosing() {
  const tour = useShownTour();
  const { data: reviews } = catalogApi.useReviewsQuery({ slug: tour?.slug ?? '' }, { skip: !tour });
  const faqs = catalogApi.useFaqsQuery(tourFaqsAsked);
  if (!tour) return null;
  const { faqs: own } = tour;
  const photos = eachOnce(tour.photosPreviousTours);
  const questions = [...own, ...listed(faqs.data).filter(({ id }) => !own.some((one) => one.id === id))];
  return (
    <>
      {photos.length > 0 && (
        <TourPart id={photosSection} title="Photos from Previous Tours" screenOnly>
          <DrawingsNote pictures={photos} />
          <PhotoGrid pictures={photos} kind="tour" />
        </TourPart>
      )}
      {reviews && reviews.count > 0 && (
        <TourPart title="From those who went" screenOnly>
          <Reviews reviews={reviews} />
        </TourPart>
      )}
      {questions.length > 0 && (
        <TourPart title={faqTitle} screenOnly>
          <FaqList faqs={questions} />
        </TourPart>
      )}
    </>
  );
}
