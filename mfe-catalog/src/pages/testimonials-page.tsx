import { PageHead } from '@valam/mfe-kit/head';
import { useBrand } from '@valam/mfe-kit/shell';
import { TestimonialCard } from '@valam/ui/card/testimonial-card';
import { EmptyState } from '@valam/ui/empty/empty-state';
import { CardGrid, Container, Section } from '@valam/ui/layout/layout';
import { SkeletonCards } from '@valam/ui/loading/skeleton';
import { catalogApi } from '../api/catalog.api';
import { listed } from '../api/listed';
import { ReviewsWidget } from '../features/reviews-widget/reviews-widget';
import { ListHead } from '../parts/list-page/list-head';

/** What travellers said. */
export default function TestimonialsPage() {
  const brand = useBrand();
  const { data, isLoading } = catalogApi.useTestimonialsQuery({});
  const testimonials = listed(data);
  return (
    <>
      <PageHead
        title={`Testimonials | ${brand.name}`}
        description="Travellers about their tours, in their own words."
        canonical="/testimonials"
      />
      <ListHead
        name="Testimonials"
        title="Travellers, in their words"
        lead="Nobody was paid for a sentence, and none was made nicer than it came."
      />
      <Section $pad="bottom" aria-label="Testimonials">
        <Container>
          {isLoading && <SkeletonCards count={3} />}
          {data && testimonials.length === 0 && <EmptyState>No testimonials yet.</EmptyState>}
          <CardGrid>
            {testimonials.map(({ id, fullName, review, country, photo }) => (
              <li key={id}>
                <TestimonialCard name={fullName} review={review} country={country} photo={photo} />
              </li>
            ))}
          </CardGrid>
          <ReviewsWidget />
        </Container>
      </Section>
    </>
  );
}
