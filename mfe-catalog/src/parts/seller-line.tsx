import type { Claim } from '@valam/contracts/catalog/setting.schema';
import { QuietLink } from '@valam/ui/link/link';
import { Small } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';

const Lines = styled.div`
  display: grid;
  gap: var(--space-1);
  padding-block: var(--space-4);
`;

/** The company that the traveler has a contract with, beside the price; nothing without records. */
export function SellerLine({ records }: { records: readonly Claim[] }) {
  if (records.length === 0) return null;
  return (
    <Lines>
      <Small>
        <strong>You book with</strong>
      </Small>
      {records.map(({ key, label, value }) => (
        <Small key={key} $soft>
          {label}: {value}
        </Small>
      ))}
      <QuietLink href="/about" $small>
        The people behind it
      </QuietLink>
    </Lines>
  );
}
