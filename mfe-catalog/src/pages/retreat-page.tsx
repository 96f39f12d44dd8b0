import { JsonLd, PageHead } from '@valam/mfe-kit/head';
import { useParams, useSearchParams } from '@valam/mfe-kit/router';
import { useBrand, useCurrency } from '@valam/mfe-kit/shell';
import { LaterPart } from '@valam/mfe-kit/slot';
import { Container, MainAndSide, Section, Stack } from '@valam/ui/layout/layout';
import { useState } from 'react';
import { catalogApi } from '../api/catalog.api';
import { AskAboutRetreat, RetreatBooking, RetreatInquiry } from '../features/retreats/retreat-booking';
import { retreatQuestions, retreatStory } from '../features/retreats/retreat-parts.lazy';
import { retreatStructuredData } from '../features/retreats/retreat-structured-data';
import { RetreatTop } from '../features/retreats/retreat-top';
import { departuresOf } from '../parts/departures/departures';
import { goToPlace } from '../parts/go-to-place';
import { TripDates } from '../parts/departures/trip-dates';
import { PlaceSection } from '../parts/place-page/place-section';
import { costOf } from '../parts/price/cost-of';
import { breadcrumbData } from '../parts/structured-data/breadcrumbs';

const panelId = 'book';

/** A retreat: description, teachers, price, and the booking panel, or the inquiry form if it has no dates. */
export default function RetreatPage() {
  const { slug = '' } = useParams();
  const [search] = useSearchParams();
  const brand = useBrand();
  const currency = useCurrency();
  const { data: retreat } = catalogApi.useRetreatQuery({ slug });
  const hasDates = Boolean(retreat?.dates?.length);
  const availability = catalogApi.useRetreatAvailabilityQuery({ slug }, { skip: !hasDates });
  const { data: reviews } = catalogApi.useRetreatReviewsQuery({ slug });
  const [dateId, setDateId] = useState(search.get('date'));
  if (!retreat) return null;
  const departures = departuresOf(retreat.dates ?? [], availability.data ?? []);
  const path = `/retreats/${retreat.slug}`;
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: 'Retreats', href: '/retreats' },
    { label: retreat.title },
  ];

  const structuredData = retreatStructuredData({
    ...{ retreat, departures, reviews },
    url: brand.origin + path,
    origin: brand.origin,
    seller: brand.name,
  });

  function choose(id: string): void {
    setDateId(id);
    goToPlace(panelId);
  }

  return (
    <article>
      <PageHead
        title={`${retreat.title} | ${brand.name}`}
        description={
          retreat.subtitle ?? `${retreat.title}: a retreat in India with its program, teachers and price.`
        }
        canonical={path}
        image={retreat.displayPhoto[0]?.src}
        type="product"
        properties={
          retreat.costUsd > 0
            ? { 'product:price:amount': retreat.costUsd, 'product:price:currency': 'USD' }
            : undefined
        }
      />
      {structuredData && <JsonLd data={structuredData} />}
      <JsonLd data={breadcrumbData(brand.origin, path, crumbs)} />
      <RetreatTop retreat={retreat} crumbs={crumbs} />
      <Section as="div" $space="8">
        <Container>
          <MainAndSide $sticky={hasDates}>
            <Stack $gap="8">
              {departures.length > 0 && (
                <PlaceSection title="Retreat Dates">
                  <TripDates
                    departures={departures}
                    price={costOf(retreat, currency)}
                    chosen={dateId}
                    onChoose={choose}
                  />
                </PlaceSection>
              )}
              <LaterPart part={retreatStory} />
              {hasDates && (
                <PlaceSection title="Ask before you book">
                  <AskAboutRetreat title={retreat.title} panelId={panelId} />
                </PlaceSection>
              )}
            </Stack>
            {hasDates ? (
              <aside id={panelId} aria-label="Booking" data-screen-only>
                <RetreatBooking {...{ retreat, dateId }} onDate={setDateId} />
              </aside>
            ) : (
              <Stack as="aside" $gap="6" aria-label="Price and inquiry">
                <RetreatInquiry retreat={retreat} />
              </Stack>
            )}
          </MainAndSide>
        </Container>
      </Section>
      <LaterPart part={retreatQuestions} />
    </article>
  );
}
