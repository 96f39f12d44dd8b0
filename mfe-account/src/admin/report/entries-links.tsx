import { Link } from '@valam/mfe-kit/router';
import { Cluster } from '@valam/ui/layout/layout';
import { Small } from '@valam/ui/typography/typography';
import type { ReactNode } from 'react';
import { allRows, type ReportAddress } from './use-report-address';

interface RowNameProps {
  readonly address: ReportAddress;
  readonly rowKey: string;
  readonly label: string;
  /** The range before also has entries in this row. */
  readonly hasBefore: boolean;
  readonly children?: ReactNode;
}

/** The name of a row, with links to the entries behind its figures in the range and in the range before. */
export function RowName({ address, rowKey: key, label, hasBefore, children }: RowNameProps) {
  return (
    <>
      <Link to={address.toEntries({ key })}>{label}</Link>
      {hasBefore && (
        <>
          <br />
          <Small as="span" $soft>
            <Link to={address.toEntries({ key, which: 'before' })} aria-label={`Range before: ${label}`}>
              Range before
            </Link>
          </Small>
        </>
      )}
      {children && (
        <>
          <br />
          <Small as="span" $soft>
            {children}
          </Small>
        </>
      )}
    </>
  );
}

interface AllEntriesProps {
  readonly address: ReportAddress;
  readonly words: (days: 'these days' | 'the range before') => string;
}

/** Links to the entries of all rows. */
export function AllEntries({ address, words }: AllEntriesProps) {
  return (
    <Cluster $gap="4">
      <Link to={address.toEntries({ key: allRows })}>{words('these days')}</Link>
      <Link to={address.toEntries({ key: allRows, which: 'before' })}>{words('the range before')}</Link>
    </Cluster>
  );
}
