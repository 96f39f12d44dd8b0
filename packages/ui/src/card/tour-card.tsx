import type { Picture } from '@valam/contracts/catalog/picture.schema';
import { formatDay } from '@valam/contracts/shared/days';
import type { Money } from '@valam/contracts/shared/money';
import { Badge, type BadgeTone } from '@valam/ui/badge/badge';
import { Icon } from '@valam/ui/icon/icon';
import { DepartureMeter } from '@valam/ui/meter/departure-meter';
import { Price } from '@valam/ui/price/price';
import { Body, Small } from '@valam/ui/typography/typography';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CardFoot, PictureCard, type HeadingLevel } from './card';

const Details = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--size-target);
  font-weight: 600;
  text-decoration: underline;
`;

const Next = styled.div`
  flex: 1 1 11rem;
  & > p {
    margin-top: 0.2rem;
  }
`;

export interface TourCardProps {
  readonly href: string;
  readonly title: string;
  readonly subtitle?: string | null;
  readonly picture?: Picture | null;
  /** `10 days / 9 nights`, as stored in the tour. */
  readonly duration?: string | null;
  readonly districts?: readonly string[];
  readonly badge?: { readonly tone: BadgeTone; readonly text: string };
  /** The next departure to show, with seats if known. */
  readonly next?: {
    readonly startDate: string;
    readonly seats?: { readonly capacity: number; readonly sold: number; readonly held?: number };
  };
  readonly price?: Money;
  /** A `KeepButton`, passed as an element so that a change of the shortlist does not re-render the card. */
  readonly keep?: ReactNode;
  readonly level?: HeadingLevel;
  readonly priority?: boolean;
}

/** A tour: title, length, place, date, seats, price. */
export function TourCard(props: TourCardProps) {
  const { href, title, subtitle, picture, duration, districts = [], badge, next, price, keep } = props;
  const facts = [duration, districts.slice(0, 2).join(', ')].filter(Boolean).join(' · ');
  return (
    <PictureCard
      kind="tour"
      ratio="4 / 3"
      {...{ href, title, picture, level: props.level, priority: props.priority }}
      onPicture={keep}
      beforeTitle={
        badge && (
          <div>
            <Badge tone={badge.tone}>{badge.text}</Badge>
          </div>
        )
      }
    >
      {subtitle && <Body $reading>{subtitle}</Body>}
      {facts && <Small $soft>{facts}</Small>}
      <CardFoot>
        {next && (
          <Next>
            {next.seats && (
              <DepartureMeter seats={next.seats.capacity} sold={next.seats.sold} held={next.seats.held} />
            )}
            <Small $soft>Next date {formatDay(next.startDate)}</Small>
          </Next>
        )}
        {price && <Price amount={price} />}
      </CardFoot>
      <div>
        <Details aria-hidden="true">
          View Details <Icon name="arrow-right" />
        </Details>
      </div>
    </PictureCard>
  );
}
