import { SariBand } from '@valam/ui/band/sari-band';
import { Picture } from '@valam/ui/picture/picture';
import { Heading } from '@valam/ui/typography/typography';
import { sari, type SariKind } from '@valam/ui/tokens/sari';
import type { Picture as PictureData } from '@valam/contracts/catalog/picture.schema';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Whole = styled.article<{ $kind: SariKind; $centered?: boolean }>`
  ${({ $kind }) => sari($kind)}
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  ${({ $centered }) => $centered && 'align-items: center; text-align: center;'}
  &:hover .card-band {
    height: calc(var(--h) + 15px);
    margin-bottom: -6px;
  }
  &:hover .card-title {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.14em;
  }
  &:has(.card-title:focus-visible) {
    outline: var(--border-focus) solid var(--focus, var(--color-focus));
    outline-offset: 6px;
  }
`;

/* The link of the title covers the whole card. */
const TitleLink = styled.a`
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
`;

export const CardText = styled.div<{ $tight?: boolean }>`
  padding-top: var(--space-5);
  display: flex;
  flex-direction: column;
  gap: ${({ $tight }) => ($tight ? '0.4rem' : 'var(--space-3)')};
  flex: 1;
`;

export const CardFoot = styled.div`
  margin-top: auto;
  padding-top: var(--space-3);
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-3);
`;

/** The heading level of the cards in a list. */
export type HeadingLevel = 'h2' | 'h3' | 'h4';

export interface CardProps {
  readonly kind: SariKind;
  readonly href: string;
  readonly title: string;
  readonly level?: HeadingLevel;
  readonly titleSize?: 2 | 3;
  readonly children?: ReactNode;
}

interface PictureCardProps extends CardProps {
  readonly picture: PictureData | null | undefined;
  readonly ratio: string;
  readonly sizes?: string;
  readonly priority?: boolean;
  readonly tight?: boolean;
  /** Shown on the picture, or between the picture and the title. */
  readonly onPicture?: ReactNode;
  readonly beforeTitle?: ReactNode;
}

export const threeAcross =
  '(min-width: 1760px) 34rem, (min-width: 1100px) 30vw, (min-width: 700px) 46vw, 93vw';
export const fourAcross =
  '(min-width: 1760px) 25rem, (min-width: 1280px) 23vw, (min-width: 800px) 30vw, (min-width: 600px) 48vw, 46vw';

/** The common layout of all cards: picture, band, title; one link for the whole card. */
export function PictureCard(props: PictureCardProps) {
  const { kind, picture, ratio, sizes = threeAcross, priority, tight, onPicture, beforeTitle } = props;
  return (
    <Whole $kind={kind}>
      {onPicture}
      <Picture picture={picture} kind={kind} ratio={ratio} sizes={sizes} priority={priority} />
      <SariBand kind={kind} className="card-band" />
      <CardText $tight={tight}>
        {beforeTitle}
        <CardTitle {...props} />
        {props.children}
      </CardText>
    </Whole>
  );
}

/** The title, which makes the whole card a link. */
export function CardTitle({ href, title, level = 'h3', titleSize = 2 }: CardProps) {
  return (
    <Heading as={level} $size={titleSize}>
      <TitleLink className="card-title" href={href}>
        {title}
      </TitleLink>
    </Heading>
  );
}

export { Whole as CardFrame };
