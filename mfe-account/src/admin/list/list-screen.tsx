import { mostCounted } from '@valam/contracts/shared/admin';
import { formatCount } from '@valam/contracts/shared/money';
import { Link } from '@valam/mfe-kit/router';
import { LinkButton } from '@valam/ui/button/button';
import { Cluster } from '@valam/ui/layout/layout';
import { Notice } from '@valam/ui/notice/notice';
import { Pagination } from '@valam/ui/paging/pagination';
import { styled } from 'styled-components';
import { ActionBar } from '../action/action-bar';
import { useRecords } from '../api/use-records';
import type { EntityDescription } from '../description/entity-description';
import { listPlace } from '../description/places';
import { Failure } from '../frame/failure';
import { ScreenHead } from '../frame/screen-head';
import { useRole } from '../frame/use-role';
import { BulkBar } from './bulk-bar';
import { Filters } from './filters';
import { ListTable } from './list-table';
import { ExportCsv } from './export-csv';
import { perPage, useListAddress, type ListAddress } from './use-list-address';
import { useChosen } from './use-chosen';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;

/** The list of any entity; search, filters, sort and page are in the URL. */
export function ListScreen({ description }: { description: EntityDescription }) {
  const role = useRole();
  const address = useListAddress(description);
  const { items, total, unanswered, failure, isLoading, again } = useRecords(description.name, address.query);
  const chosen = useChosen();
  if (failure) return <Failure failure={failure} onAgain={again} />;
  const mayWrite = description.roles.write?.includes(role) ?? false;
  const { name } = description;
  return (
    <>
      <ScreenHead title={description.title} below={isLoading ? ' ' : countWords(total, address, description)}>
        <Tools>
          {description.hasCalendar && (
            <LinkButton small variant="secondary" href={`${listPlace(name)}/calendar`}>
              Calendar
            </LinkButton>
          )}
          {description.hasListCsv && <ExportCsv description={description} query={address.query} />}
          <ActionBar description={description} onDone={again} />
          {mayWrite && <NewRecordLinks description={description} />}
        </Tools>
      </ScreenHead>
      <Filters description={description} address={address} />
      {unanswered.length > 0 && (
        <Notice
          tone="attention"
          title={`Missing, because it is not answering right now: ${unanswered.join(', ')}.`}
          live
        />
      )}
      <BulkBar
        description={description}
        records={items.filter(({ id }) => chosen.has(id))}
        all={items}
        onDone={again}
        onChoose={chosen.setAll}
      />
      <ListTable
        description={description}
        records={items}
        isLoading={isLoading}
        address={address}
        chosen={chosen}
      />
      <Pagination
        page={address.page}
        pages={Math.ceil(Math.min(total, mostCounted) / perPage)}
        hrefOf={address.pageHref}
      />
      {items.length === 0 && !isLoading && <WayOut address={address} name={name} />}
    </>
  );
}

/** The number of results, and what a list without a search leaves out. */
function countWords(total: number, { valueOf }: ListAddress, { unsearched }: EntityDescription): string {
  const most = formatCount(mostCounted);
  if (unsearched && !valueOf('q')) return `${formatCount(total)} ${unsearched}`;
  if (total === 1) return 'One';
  return total > mostCounted ? `More than ${most}` : `${formatCount(total)} in all`;
}

/** Links from a list without a row: to its first page, if its last one has become empty, and to all records. */
function WayOut({ address, name }: { address: ListAddress; name: EntityDescription['name'] }) {
  return (
    <Cluster $gap="4">
      {address.page > 1 && <Link to={address.pageHref(1)}>First page</Link>}
      {address.isFiltered && <Link to={listPlace(name)}>Show all</Link>}
    </Cluster>
  );
}

/** Links to arrange, import, create and upload. */
function NewRecordLinks({
  description: { name, noun, canArrange, importReportIn, canCreate },
}: {
  description: EntityDescription;
}) {
  return (
    <>
      {canArrange && (
        <LinkButton small variant="secondary" href={`${listPlace(name)}/arrange`}>
          Arrange
        </LinkButton>
      )}
      {importReportIn && (
        <LinkButton small variant="secondary" href={`${listPlace(name)}/csv`}>
          Import CSV
        </LinkButton>
      )}
      {canCreate && (
        <LinkButton small href={`${listPlace(name)}/new`}>
          New {noun}
        </LinkButton>
      )}
      {name === 'media' && (
        <LinkButton small href={`${listPlace(name)}/upload`}>
          Upload
        </LinkButton>
      )}
    </>
  );
}
