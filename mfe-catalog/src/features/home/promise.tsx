import { SariBand } from '@valam/ui/band/sari-band';
import { Container, DyedGround } from '@valam/ui/layout/layout';
import { Medallion } from '@valam/ui/medallion/medallion';
import { from } from '@valam/ui/tokens/media';
import { Body } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';
import type { TeamMember } from '../../api/home-excerpts';

const Inside = styled(Container)`
  padding-block: var(--space-8);
  display: grid;
  gap: var(--space-6);
  justify-items: start;
  ${from.md} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: var(--space-8);
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-5);
  & > blockquote {
    font: 500 var(--text-heading-1) / var(--leading-heading) var(--font-display);
    max-width: 26em;
    text-wrap: balance;
  }
`;

/** What the founder answers for. */
export function Promise({ founder }: { founder: TeamMember | undefined }) {
  return (
    <DyedGround $kind="host" as="section" aria-labelledby="promise">
      <Inside>
        {founder && <Medallion name={founder.name} picture={founder.profilePhoto} size="l" />}
        <Words>
          <Body as="h2" id="promise" $strong>
            The founder’s promise
          </Body>
          <blockquote>
            If a day can’t go as planned, you’ll hear it from us first, with what we’ll do instead. You came a
            long way to stand in front of that door. We will get you there before the crowd does.
          </blockquote>
          {founder && (
            <Body>
              {founder.name}, {founder.jobTitle?.toLowerCase() ?? 'founder'}
            </Body>
          )}
        </Words>
      </Inside>
      <SariBand kind="host" size="section" />
    </DyedGround>
  );
}
