import type { SearchAnswer, SearchType } from '@valam/contracts/catalog/search.schema';
import { Cluster } from '@valam/ui/layout/layout';
import { styled } from 'styled-components';
import { typeNames } from './use-suggestions';

const Filters = styled(Cluster)`
  & a {
    min-height: var(--size-target);
    display: inline-flex;
    align-items: center;
    font-weight: 500;
  }
  & [aria-current] {
    font-weight: 700;
    text-decoration: none;
    box-shadow: inset 0 -3px 0 var(--color-accent);
  }
`;

interface TypeChoiceProps {
  readonly types: SearchAnswer['types'];
  readonly total: number;
  readonly chosen: SearchType | undefined;
  readonly hrefOf: (type: SearchType | null) => string;
}

/** Filters the results by type; each link shows its number of results. */
export function TypeChoice({ types, total, chosen, hrefOf }: TypeChoiceProps) {
  return (
    <Filters as="nav" aria-label="Kinds of results">
      <a href={hrefOf(null)} aria-current={chosen ? undefined : 'true'}>
        Everything{chosen ? '' : ` (${total})`}
      </a>
      {types.map(({ type, count }) => (
        <a key={type} href={hrefOf(type)} aria-current={type === chosen ? 'true' : undefined}>
          {typeNames[type].many} ({count})
        </a>
      ))}
    </Filters>
  );
}
