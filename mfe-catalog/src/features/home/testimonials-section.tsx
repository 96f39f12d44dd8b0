import type { Testimonial } from '@valam/contracts/catalog/testimonial.schema';
import { LinkButton } from '@valam/ui/button/button';
import { TestimonialCard } from '@valam/ui/card/testimonial-card';
import { Between, CardGrid, Container, Section } from '@valam/ui/layout/layout';
import { Heading } from '@valam/ui/typography/typography';
import { SkeletonCards } from '@valam/ui/loading/skeleton';

const shown = 3;

interface TestimonialsSectionProps {
  readonly testimonials: readonly Testimonial[] | undefined;
  readonly isLoading: boolean;
}

/** Three testimonials. */
export function TestimonialsSection({ testimonials = [], isLoading }: TestimonialsSectionProps) {
  if (!isLoading && testimonials.length === 0) return null;
  return (
    <Section $pad="bottom" aria-labelledby="voices">
      <Container>
        <Between>
          <Heading id="voices" $size={1}>
            Travelers, in their words
          </Heading>
          <LinkButton href="/testimonials" variant="secondary" small>
            Browse All Testimonials
          </LinkButton>
        </Between>
        {isLoading ? (
          <SkeletonCards count={shown} />
        ) : (
          <CardGrid>
            {testimonials.slice(0, shown).map(({ id, fullName, review, country, photo, isSample }) => (
              <li key={id}>
                <TestimonialCard name={fullName} {...{ review, country, photo, isSample }} />
              </li>
            ))}
          </CardGrid>
        )}
      </Container>
    </Section>
  );
}
