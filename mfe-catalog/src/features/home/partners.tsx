import { Container, Section, Between, CardGrid } from '@valam/ui/layout/layout';
import { Small, Heading, Lead } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';
import { HostCard } from '@valam/ui/card/people-cards';
import { Icon } from '@valam/ui/icon/icon';
import { QuietLink } from '@valam/ui/link/link';
import { SkeletonCards } from '@valam/ui/loading/skeleton';
import { ListAway, type ListAwayProps } from '../../parts/list-page/list-away';
import { homeGuideCount, type Guide } from '../../api/home-excerpts';

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-7);
  font: 500 var(--text-heading-3) / 1.2 var(--font-display);
  color: var(--color-text-muted);
`;

const Ruled = styled.div`
  border-top: 1px solid var(--color-divider);
  padding-top: var(--space-5);
  display: grid;
  gap: var(--space-3);
`;

/** The hotels in which our travelers stay. */
export function Partners({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Section $pad="bottom">
      <Container>
        <Ruled>
          <Small as="h2" $soft>
            Where you will sleep
          </Small>
          <Names>
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </Names>
        </Ruled>
      </Container>
    </Section>
  );
}

interface GuidesProps {
  readonly list: ListAwayProps['list'] & {
    readonly data?: readonly Guide[] | undefined;
    readonly isLoading: boolean;
  };
}

/** The first three guides. */
export function Guides({ list }: GuidesProps) {
  const { data: guides, isLoading } = list;
  return (
    <Section aria-labelledby="guides">
      <Container>
        <Between>
          <Heading id="guides" $size={1}>
            Meet Your Expert Guides
          </Heading>
          <QuietLink href="/host">
            All hosts and guides <Icon name="arrow-right" />
          </QuietLink>
        </Between>
        {isLoading && <SkeletonCards count={homeGuideCount} />}
        <ListAway list={list} />
        {guides?.length === 0 && <Lead>Our expert guides are being curated for you.</Lead>}
        {guides && guides.length > 0 && (
          <CardGrid>
            {guides.map((guide) => (
              <li key={guide.id}>
                <HostCard
                  href={`/host/${guide.slug}`}
                  name={guide.name}
                  picture={guide.profilePhoto}
                  jobTitle={guide.jobTitle}
                  country={guide.country}
                  isSample={guide.isSample}
                />
              </li>
            ))}
          </CardGrid>
        )}
      </Container>
    </Section>
  );
}
