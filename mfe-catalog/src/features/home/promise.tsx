import type { Claim } from '@valam/contracts/catalog/setting.schema';
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

/** The founder's promise, quoted from a record; nothing without a record. */
export function Promise({ words, team }: { words: Claim | undefined; team: readonly TeamMember[] }) {
  if (!words) return null;
  const speaker = team.find(({ name }) => words.label.startsWith(name));
  return (
    <DyedGround $kind="host" as="section" aria-labelledby="promise">
      <Inside>
        {speaker && <Medallion name={speaker.name} picture={speaker.profilePhoto} size="l" />}
        <Words>
          <Body as="h2" id="promise" $strong>
            The founder’s promise
          </Body>
          <blockquote>{words.value}</blockquote>
          <Body>{words.label}</Body>
        </Words>
      </Inside>
      <SariBand kind="host" size="section" />
    </DyedGround>
  );
}
