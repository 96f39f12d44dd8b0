import { HostCard } from '@valam/ui/card/people-cards';
import { Icon } from '@valam/ui/icon/icon';
import { Between, CardGrid, Container, Section } from '@valam/ui/layout/layout';
import { QuietLink } from '@valam/ui/link/link';
import { Heading, Lead } from '@valam/ui/typography/typography';
import { SkeletonCards } from '@valam/ui/loading/skeleton';
import { homeGuideCount, type Guide } from '../../api/home-excerpts';

interface GuidesProps {
  readonly guides: readonly Guide[] | undefined;
  readonly isLoading: boolean;
}

/** The first three guides. */
export function Guides({ guides = [], isLoading }: GuidesProps) {
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
        {!isLoading && guides.length === 0 && <Lead>Our expert guides are being curated for you.</Lead>}
        {guides.length > 0 && (
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
