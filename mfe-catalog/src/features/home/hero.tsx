import { SariBand } from '@valam/ui/band/sari-band';
import { LinkButton } from '@valam/ui/button/button';
import { Icon } from '@valam/ui/icon/icon';
import { Kolam } from '@valam/ui/kolam/kolam';
import { Container } from '@valam/ui/layout/layout';
import { QuietLink } from '@valam/ui/link/link';
import { Picture } from '@valam/ui/picture/picture';
import { from } from '@valam/ui/tokens/media';
import { Display, Lead, Small } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';
import type { Featured } from '../../api/home-excerpts';
import { HeroLinks } from './parts';

const Split = styled(Container)`
  display: grid;
  gap: var(--space-6) var(--space-column);
  ${from.lg} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 6.4fr);
    align-items: center;
    margin-right: 0;
    width: auto;
    margin-left: max(var(--space-gutter), (100% - var(--size-container-wide)) / 2);
  }
`;

const Words = styled.div`
  padding-block: var(--space-7) 0;
  display: grid;
  gap: var(--space-5);
  ${from.lg} {
    padding-block: var(--space-8);
  }
`;

const Art = styled.div`
  position: relative;
  padding-left: 38px;
  margin-right: calc(-1 * var(--space-gutter));
  ${from.lg} {
    margin-right: 0;
  }
`;

const Seal = styled.div`
  position: absolute;
  left: 38px;
  bottom: 0;
  width: min(13rem, 44%);
  padding: var(--space-5) var(--space-4);
  background: var(--color-primary);
  color: var(--color-surface);
  --line: var(--color-highlight);
  --dot: var(--color-surface);
  display: grid;
  gap: var(--space-3);
`;

/** The part of the page above the fold: title, main links, picture and kolam. */
export function Hero({ tour }: { tour: Featured | undefined }) {
  return (
    <section>
      <Split>
        <Words>
          <Display $size={1}>See India slowly, at most twelve on a tour</Display>
          <Lead>
            Small-group spiritual tours for travelers from everywhere. Rooms, vegetarian meals, transport,
            guides and airport transfers are all in one price.
          </Lead>
          <HeroLinks>
            {tour ? (
              <>
                <LinkButton href={`/spiritual-tours/${tour.slug}`}>
                  See {tour.title} <Icon name="arrow-right" />
                </LinkButton>
                <QuietLink href="/spiritual-tours">All tours</QuietLink>
              </>
            ) : (
              <LinkButton href="/spiritual-tours">All tours</LinkButton>
            )}
          </HeroLinks>
        </Words>
        <Art>
          <SariBand kind="tour" edge="left" size="section" />
          <Picture
            picture={tour?.heroPhoto}
            kind="tour"
            ratio="4 / 3.6"
            sizes="(min-width: 1024px) 52vw, 100vw"
            priority
          />
          <Seal>
            <Kolam columns={4} rows={3} drawn />
            <Small>Twelve dots, one line: a full group.</Small>
          </Seal>
        </Art>
      </Split>
    </section>
  );
}
