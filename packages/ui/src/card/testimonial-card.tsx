import type { Picture } from '@valam/contracts/catalog/picture.schema';
import { Badge } from '@valam/ui/badge/badge';
import { Medallion } from '@valam/ui/medallion/medallion';
import { Body, Small } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';
import { Stars } from './stars';

const Quote = styled.figure`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  border-top: 2px solid var(--color-text);
  padding-top: var(--space-5);
  & > blockquote {
    font: 400 var(--text-lead) / 1.45 var(--font-reading);
    flex: 1;
    text-wrap: pretty;
    white-space: pre-line;
  }
  & > figcaption {
    display: flex;
    gap: var(--space-3);
    align-items: center;
    line-height: 1.3;
  }
`;

/* Wide letters leave no room for the badge beside a name on a phone. */
const Signature = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-3);
  align-items: center;
  min-width: 0;
`;

export interface TestimonialCardProps {
  readonly name: string;
  readonly review: string;
  readonly country?: string | null;
  readonly photo?: Picture | null;
  /** A traveler's rating. Without one, the five stars are decorative. */
  readonly rating?: number;
  /** Sample data of a new site; the card says so. */
  readonly isSample?: boolean;
}

/** A traveler's testimonial. */
export function TestimonialCard({ name, review, country, photo, rating, isSample }: TestimonialCardProps) {
  return (
    <Quote>
      <Stars rating={rating} />
      <blockquote>{review}</blockquote>
      <figcaption>
        <Medallion name={name} picture={photo} size="s" />
        <Signature>
          <span>
            <Body as="span" $strong>
              {name}
            </Body>
            {country && (
              <>
                <br />
                <Small as="span" $soft>
                  {country}
                </Small>
              </>
            )}
          </span>
          {isSample && <Badge tone="plain">Sample review</Badge>}
        </Signature>
      </figcaption>
    </Quote>
  );
}
