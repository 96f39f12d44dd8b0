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
import { ListAway } from '../parts/list-page/list-away';

export default function TestimonialsPage() {
  const brand = useBrand();
  const list = catalogApi.useTestimonialsQuery({});
  const { data, isLoading } = list;
  const testimonials = listed(data);
  return (
    <>
      <PageHead
        title={`Testimonials | ${brand.name}`}
        description="Travelers about their tours, in their own words."
        canonical="/testimonials"
      />
      <ListHead
        name="Testimonials"
        title="Travelers, in their words"
        lead="Reviews come from people who traveled with us. We don’t edit them to sound better."
      />
      <Section $pad="bottom" aria-label="Testimonials">
        <Container>
          {isLoading && <SkeletonCards count={3} />}
          <ListAway list={list} />
          {data && testimonials.length === 0 && <EmptyState>No testimonials yet.</EmptyState>}
          <CardGrid>
            {testimonials.map(({ id, fullName, review, country, photo, isSample }) => (
              <li key={id}>
                <TestimonialCard name={fullName} {...{ review, country, photo, isSample }} />
              </li>
            ))}
          </CardGrid>
          <ReviewsWidget />
        </Container>
      </Section>
    </>
  );
}
