import type { RetreatCard } from '@valam/contracts/catalog/retreat.schema';
import type { SelectOption } from '@valam/ui/field/select-field';
import { QuietLink } from '@valam/ui/link/link';
import { Small } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';
import { countedOptions, lengthName, priceLimitName } from '../../parts/facets/counted-options';
import { retreatFacets, type RetreatChoice } from './narrow-retreats';

const path = '/retreats';

const Choices = styled.nav`
  border-block: 1px solid var(--color-divider);
  padding-block: var(--space-3);
  margin-bottom: var(--space-4);
`;

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-5);
  & [aria-current] {
    font-weight: 600;
    text-decoration-thickness: 2px;
  }
`;

interface RetreatChoicesProps {
  readonly search: URLSearchParams;
  readonly retreats: readonly RetreatCard[];
  readonly choice: RetreatChoice;
}

/** The filters of retreats. Each option is a link, so that the filters are in the URL. */
export function RetreatChoices({ search, retreats, choice }: RetreatChoicesProps) {
  const { lengths, prices } = retreatFacets(retreats, choice);
  const length = choice.length ?? '';
  const price = String(choice.maxPrice ?? '');
  return (
    <Choices aria-label="Narrow the list of retreats">
      <Facet
        {...{ search, name: 'length', label: 'Length', any: 'Any length' }}
        chosen={length}
        options={countedOptions(lengths, lengthName, length)}
      />
      <Facet
        {...{ search, name: 'maxPrice', label: 'Price per person', any: 'Any price' }}
        chosen={price}
        options={countedOptions(prices, priceLimitName('USD'), price)}
      />
    </Choices>
  );
}

interface FacetProps {
  readonly search: URLSearchParams;
  readonly name: string;
  readonly label: string;
  readonly any: string;
  readonly chosen: string;
  readonly options: readonly SelectOption[];
}

function Facet({ search, name, label, any, chosen, options }: FacetProps) {
  return (
    <Row aria-label={label}>
      <li aria-hidden="true">
        <Small $soft>{label}</Small>
      </li>
      {[{ value: '', label: any }, ...options].map(({ value, label: words }) => (
        <li key={value}>
          <QuietLink
            href={hrefWith(search, name, value)}
            aria-current={value === chosen ? 'true' : undefined}
          >
            {words}
          </QuietLink>
        </li>
      ))}
    </Row>
  );
}

function hrefWith(search: URLSearchParams, name: string, value: string): string {
  const query = new URLSearchParams(search);
  if (value) query.set(name, value);
  else query.delete(name);
  const words = query.toString();
  return words ? `${path}?${words}` : path;
}
