import { Container, Section } from '@valam/ui/layout/layout';
import { Small } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-7);
  font: 500 var(--text-heading-3) / 1.2 var(--font-display);
  color: var(--color-ink-soft);
`;

const Ruled = styled.div`
  border-top: 1px solid var(--color-rule);
  padding-top: var(--space-5);
  display: grid;
  gap: var(--space-3);
`;

/** Houses in which our travelers sleep. */
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
