import type { Picture } from '@valam/contracts/catalog/picture.schema';
import { formatDay } from '@valam/contracts/shared/days';
import { Medallion } from '@valam/ui/medallion/medallion';
import { Body, Small } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';
import { CardFrame, CardText, CardTitle, PictureCard, type HeadingLevel } from './card';

export interface HostCardProps {
  readonly href: string;
  readonly name: string;
  readonly picture?: Picture | null;
  readonly jobTitle?: string | null;
  readonly country?: string | null;
  /** Sample data of a new site; the card says so. */
  readonly isSample?: boolean;
  readonly level?: HeadingLevel;
}

/** A host, guide or teacher. */
export function HostCard({ href, name, picture, jobTitle, country, isSample, level }: HostCardProps) {
  return (
    <CardFrame $kind="host" $centered>
      <Medallion name={name} picture={picture} size="xl" />
      <CardText $tight>
        <CardTitle kind="host" href={href} title={name} level={level} />
        {jobTitle && <Body>{jobTitle}</Body>}
        {country && <Small $soft>{country}</Small>}
        {isSample && <Small $soft>Sample profile</Small>}
      </CardText>
    </CardFrame>
  );
}

const Byline = styled.div`
  display: flex;
  gap: var(--space-4);
  align-items: center;
  line-height: 1.35;
`;

export interface BylineProps {
  /** Absent if the author is unknown or no longer shown. */
  readonly name?: string | null;
  readonly picture?: Picture | null;
  /** The day of publication, `2026-10-28`. */
  readonly day?: string | null;
  /** `6 min read`. */
  readonly readTime?: string | null;
}

/** Author, date and reading time. */
export function ArticleByline({ name, picture, day, readTime }: BylineProps) {
  return (
    <Byline>
      {name && <Medallion name={name} picture={picture} size="s" />}
      <p>
        {name && (
          <>
            <Body as="span" $strong>
              {name}
            </Body>
            <br />
          </>
        )}
        <Small as="span" $soft>
          {day && <time dateTime={day}>{formatDay(day)}</time>}
          {day && readTime && ' · '}
          {readTime}
        </Small>
      </p>
    </Byline>
  );
}

export interface ArticleCardProps {
  readonly href: string;
  readonly title: string;
  readonly picture?: Picture | null;
  readonly category?: string | null;
  readonly description?: string | null;
  readonly author?: BylineProps;
  /** Instead of an author: `6 min read` beside the category. */
  readonly readTime?: string | null;
  readonly level?: HeadingLevel;
  readonly priority?: boolean;
}

/** An article. */
export function ArticleCard({ category, description, author, readTime, ...card }: ArticleCardProps) {
  const head = [category, author ? null : readTime].filter(Boolean).join(' · ');
  return (
    <PictureCard
      kind="article"
      ratio="3 / 2"
      {...card}
      picture={card.picture}
      beforeTitle={head && <Small $soft>{head}</Small>}
    >
      {description && <Body $reading>{description}</Body>}
      {author && <ArticleByline {...author} />}
    </PictureCard>
  );
}
