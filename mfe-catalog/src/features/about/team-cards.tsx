import type { ContributorCard } from '@valam/contracts/catalog/contributor.schema';
import { HostCard } from '@valam/ui/card/people-cards';
import { CardGrid, Container, Section, Stack } from '@valam/ui/layout/layout';
import { Heading } from '@valam/ui/typography/typography';

export function TeamCards({ team }: { team: readonly ContributorCard[] }) {
  if (team.length === 0) return null;
  return (
    <Section $pad="top" aria-labelledby="team">
      <Container>
        <Stack $gap="6">
          <Heading id="team" $size={1}>
            Meet the team
          </Heading>
          <CardGrid $columns={4}>
            {team.map(({ id, slug, name, profilePhoto, jobTitle, tagline, isSample }) => (
              <li key={id}>
                <HostCard
                  href={`/host/${slug}`}
                  name={name}
                  picture={profilePhoto}
                  jobTitle={jobTitle}
                  country={tagline}
                  isSample={isSample}
                  level="h3"
                />
              </li>
            ))}
          </CardGrid>
        </Stack>
      </Container>
    </Section>
  );
}
