import type { Claim } from '@valam/contracts/catalog/setting.schema';
import { formatDay } from '@valam/contracts/shared/days';
import { Container } from '@valam/ui/layout/layout';
import { from } from '@valam/ui/tokens/media';
import { Micro, Numeral, Small } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';
import { asOfWords } from '../../parts/as-of';

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-5);
  padding-top: var(--space-6);
  & > li {
    display: grid;
    gap: var(--space-1);
    color: var(--color-text);
  }
  & > li > :first-child {
    color: var(--color-accent);
  }
  ${from.md} {
    grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
    & > li + li {
      border-left: 1px solid var(--color-divider);
      padding-left: var(--space-5);
    }
  }
`;

const Sources = styled(Micro)`
  padding-top: var(--space-4);
`;

const Promises = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
  padding-top: var(--space-4);
  font-weight: 600;
`;

const hasFigure = (value: string): boolean => /\d/.test(value);

/**
 * Claims about the company, each from a record: figures are large, the rest is text. Nothing without records.
 */
export function Claims({ claims }: { claims: readonly Claim[] }) {
  if (claims.length === 0) return null;
  const figures = claims.filter(({ value }) => hasFigure(value));
  const words = claims.filter(({ value }) => !hasFigure(value));
  return (
    <Container as="section" aria-label="At a glance">
      <Row>
        {figures.map((claim) => (
          <li key={claim.key} title={`${claim.source}, ${formatDay(claim.asOf)}`}>
            <Numeral>{claim.value}</Numeral>
            <Small>{claim.label}</Small>
          </li>
        ))}
      </Row>
      {words.length > 0 && (
        <Promises>
          {words.map(({ key, value, label }) => (
            <li key={key}>{`${value} ${label}`}</li>
          ))}
        </Promises>
      )}
      <Sources $soft>{asOfWords(claims)}</Sources>
    </Container>
  );
}
