import type { SacredDay } from '@valam/contracts/catalog/calendar.schema';
import { Icon } from '@valam/ui/icon/icon';
import { Between, Container, Section } from '@valam/ui/layout/layout';
import { QuietLink } from '@valam/ui/link/link';
import { Heading } from '@valam/ui/typography/typography';
import { from } from '@valam/ui/tokens/media';
import { styled } from 'styled-components';
import { entryIdOf, SacredDayEntry } from '../../parts/sacred-day';

const shown = 3;

const Row = styled.div`
  display: grid;
  gap: 0 var(--space-column);
  ${from.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** The next sacred days on which a tour visits the place; nothing if there are none. */
export function OnSacredDays({ days }: { days: readonly SacredDay[] }) {
  const next = days.filter(({ tours }) => tours.length > 0).slice(0, shown);
  if (next.length === 0) return null;
  return (
    <Section $pad="top" aria-labelledby="sacred-days">
      <Container>
        <Between>
          <Heading id="sacred-days" $size={1}>
            Tours that meet a festival
          </Heading>
          <QuietLink href="/sacred-calendar">
            The whole calendar <Icon name="arrow-right" />
          </QuietLink>
        </Between>
        <Row>
          {next.map((day) => (
            <SacredDayEntry key={entryIdOf(day)} day={day} />
          ))}
        </Row>
      </Container>
    </Section>
  );
}
