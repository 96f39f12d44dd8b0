import type { Retreat } from '@valam/contracts/catalog/retreat.schema';
import { Breadcrumb, type Crumb } from '@valam/ui/breadcrumb/breadcrumb';
import { FactsRow, type Fact } from '@valam/ui/facts/facts-row';
import { Gallery } from '@valam/ui/gallery/gallery';
import { Icon } from '@valam/ui/icon/icon';
import { Container, Stack } from '@valam/ui/layout/layout';
import { QuietLink } from '@valam/ui/link/link';
import { Display, Lead } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';
import { DrawingsNote } from '../../parts/drawings-note';
import { eachOnce } from '../../parts/pictures/each-once';

const Head = styled(Stack)`
  padding-block: var(--space-3) var(--space-6);
`;

const Facts = styled.div`
  margin-top: var(--space-5);
`;

/** The title of the retreat, up to four pictures, its duration and its accommodation. */
export function RetreatTop({ retreat, crumbs }: { retreat: Retreat; crumbs: readonly Crumb[] }) {
  const pictures = eachOnce([...retreat.displayPhoto, ...retreat.photos]);
  const facts: readonly Fact[] = [
    ...(retreat.duration ? [{ icon: 'clock', value: retreat.duration, label: 'Duration' } as const] : []),
    ...(retreat.accommodationTypes
      ? [{ icon: 'bed', value: retreat.accommodationTypes, label: 'Accommodation' } as const]
      : []),
  ];
  return (
    <Container as="section" aria-label={retreat.title}>
      <Breadcrumb crumbs={crumbs} />
      <QuietLink href="/retreats" $small data-screen-only>
        <Icon name="arrow-left" /> Back to Retreats
      </QuietLink>
      <Head $gap="3">
        <Display>{retreat.title}</Display>
        {retreat.subtitle && <Lead>{retreat.subtitle}</Lead>}
      </Head>
      <DrawingsNote pictures={pictures} />
      {pictures.length > 0 && <Gallery pictures={pictures} kind="retreat" layout="four" priority />}
      {facts.length > 0 && (
        <Facts>
          <FactsRow facts={facts} />
        </Facts>
      )}
    </Container>
  );
}
