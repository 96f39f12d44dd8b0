import { settingKeys, settingsUnder } from '@valam/contracts/catalog/setting-keys';
import { useParams, useSearchParams } from '@valam/mfe-kit/router';
import { useCurrency } from '@valam/mfe-kit/shell';
import { LaterPart, Slot } from '@valam/mfe-kit/slot';
import { FormattedText } from '@valam/ui/formatted-text/formatted-text';
import { Container, MainAndSide } from '@valam/ui/layout/layout';
import { QuietLink } from '@valam/ui/link/link';
import { SectionTabs } from '@valam/ui/tabs/section-tabs';
import { useState } from 'react';
import { catalogApi } from '../api/catalog.api';
import { tourClosing } from '../features/tour/tour-closing.lazy';
import { TourBooking } from '../features/tour/tour-booking';
import { TourHead } from '../features/tour/tour-head';
import { TourPart } from '../features/tour/tour-part';
import { tourSections } from '../features/tour/tour-sections';
import { TourStory } from '../features/tour/tour-story';
import { TourSight, TourTop } from '../features/tour/tour-top';
import { departuresOf } from '../parts/departures/departures';
import { goToPlace } from '../parts/go-to-place';
import { TripDates } from '../parts/departures/trip-dates';
import { costOf } from '../parts/price/cost-of';
import { SellerLine } from '../parts/seller-line';

const panelId = 'book';

/** A tour: description, itinerary, and the booking panel. */
export default function TourPage() {
  const { slug = '' } = useParams();
  const [search] = useSearchParams();
  const currency = useCurrency();
  const { data: tour } = catalogApi.useTourQuery({ slug });
  const availability = catalogApi.useAvailabilityQuery({ slug });
  const reviews = catalogApi.useReviewsQuery({ slug });
  const settings = catalogApi.useClaimsQuery();
  const [dateId, setDateId] = useState(search.get('date'));
  if (!tour) return null;
  const departures = departuresOf(tour.tourDates, availability.data ?? []);
  const sections = tourSections(tour);

  function choose(id: string): void {
    setDateId(id);
    goToPlace(panelId);
  }

  return (
    <article>
      <TourHead tour={tour} departures={departures} reviews={reviews.data} />
      <TourTop tour={tour} />
      <Container>
        <MainAndSide $sticky>
          <div>
            <TourSight tour={tour} />
            {sections.length > 1 && <SectionTabs sections={sections} />}
            <div data-below="parts">
              {tour.description && (
                <TourPart id="overview" title="About This Tour">
                  <FormattedText text={tour.description} />
                </TourPart>
              )}
              {departures.length > 0 && (
                <TourPart title="Tour Dates">
                  <TripDates
                    departures={departures}
                    price={costOf(tour, currency)}
                    chosen={dateId}
                    onChoose={choose}
                  />
                  <QuietLink href="/private-tours" data-screen-only>
                    Need different dates? Book a private tour
                  </QuietLink>
                </TourPart>
              )}
              <TourStory tour={tour} dateId={dateId} />
            </div>
            <LaterPart part={tourClosing} />
          </div>
          <aside id={panelId} aria-label="Booking" data-screen-only>
            <TourBooking {...{ tour, dateId }} onDate={setDateId} />
            <SellerLine records={settingsUnder(settings.data, settingKeys.business)} />
            <Slot
              name="booking/PrivateTourDialog"
              of={{}}
              given={{ tourId: tour.id, tourTitle: tour.title }}
              loading={null}
              fallback={<QuietLink href="/private-tours#inquiry-form">Inquire About Private Tour</QuietLink>}
            />
          </aside>
        </MainAndSide>
      </Container>
    </article>
  );
}
