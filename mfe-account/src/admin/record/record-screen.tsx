import type { AdminRecord } from '@valam/contracts/shared/admin';
import type { CallFailure } from '@valam/mfe-kit/api';
import { Link } from '@valam/mfe-kit/router';
import { useShell } from '@valam/mfe-kit/shell';
import { Badge } from '@valam/ui/badge/badge';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { from } from '@valam/ui/tokens/media';
import { Heading, Small } from '@valam/ui/typography/typography';
import { ActionBar } from '../action/action-bar';
import { useRecord } from '../api/use-records';
import type { EntityDescription } from '../description/entity-description';
import { rowsOf, type Shown } from '../description/shown';
import { inWords } from '../description/field-description';
import { listPlace } from '../description/places';
import { Failure } from '../frame/failure';
import { ScreenHead } from '../frame/screen-head';
import { useRole } from '../frame/use-role';
import { Waiting } from '../frame/waiting';
import { Facts } from './facts';
import { NotReadAgain } from './not-read-again';
import { RecordForm } from './record-form';
import { RecordTable } from './record-table';
import { stateTone } from './state-tone';
import { useDraft, type Draft } from './use-draft';
import { useUnsavedWarning } from './use-unsaved-warning';
import { RelatedLinks } from './related-links';
import type { HistoryLine } from '../description/history';
import { formatMoment } from './format-moment';

const Line = styled.ol`
  list-style: none;
  border-left: 2px solid var(--color-accent);
  display: grid;
  gap: var(--space-4);
  padding-left: var(--space-4);
  & > li {
    position: relative;
  }
  & > li::before {
    content: '';
    position: absolute;
    left: calc(-1 * var(--space-4) - 6px);
    top: 0.4em;
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: var(--color-accent);
  }
`;

/** The history of a record, the oldest first. */
function History({ lines }: { lines: readonly HistoryLine[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="history">
      <Heading as="h2" $size={3} id="history">
        What happened
      </Heading>
      <Line>
        {lines.map(({ at, what, who, why }, index) => (
          <li key={index}>
            <strong>{what}</strong>
            <Small $soft>
              {formatMoment(at)}
              {who && `, ${who}`}
            </Small>
            {why && <p>{why}</p>}
          </li>
        ))}
      </Line>
    </section>
  );
}

const Columns = styled.div`
  display: grid;
  gap: var(--space-6) var(--space-7);
  grid-template-columns: minmax(0, 1fr);
  ${from.xl} {
    grid-template-columns: minmax(0, 1.6fr) minmax(18rem, 1fr);
  }
  & > * {
    display: grid;
    gap: var(--space-6);
    align-content: start;
  }
`;

/** A record of any entity: its values, its history and its actions. */
export function RecordScreen({ description, id }: { description: EntityDescription; id: string }) {
  const { record, failure, isLoading, again } = useRecord(description.name, id);
  if (failure && (!record || isGone(failure))) {
    const back = { href: listPlace(description.name), title: description.title };
    return <Failure failure={failure} onAgain={again} back={back} />;
  }
  if (!record || isLoading) return <Waiting />;
  return (
    <>
      {failure && <NotReadAgain failure={failure} again={again} />}
      <Whole key={`${record.id}`} description={description} record={record} again={again} />
    </>
  );
}

/** The record was removed, or this role has lost access to it. */
const isGone = ({ status }: CallFailure): boolean => status === 403 || status === 404;

function Whole({
  description,
  record,
  again,
}: {
  description: EntityDescription;
  record: AdminRecord;
  again: () => void;
}) {
  const shell = useShell();
  const role = useRole();
  // Until it is refetched, the user's own last save is shown, and does not count as someone else's change.
  const [lastSaved, setLastSaved] = useState(record);
  const current = useMemo(
    () => (lastSaved.version > record.version ? { ...record, ...lastSaved } : record),
    [record, lastSaved],
  );
  const draft = useDraft(current);
  useUnsavedWarning(draft.isChanged);
  const { fields, facts = [], parts = [], historyOf, stateOf, relatedLinksOf } = description;
  const mayWrite = fields !== undefined && (description.roles.write?.includes(role) ?? false);
  const state = stateOf?.(current);
  const saved = (answer: AdminRecord, values: Draft['changes']) => {
    setLastSaved(answer);
    draft.settle(values);
    shell.toast({ title: 'Saved.', tone: 'success' });
    again();
  };
  return (
    <>
      <ScreenHead
        above={<Link to={listPlace(description.name)}>{description.title}</Link>}
        title={description.titleOf(current)}
        beside={state && <Badge tone={stateTone(state)}>{inWords(state)}</Badge>}
      >
        <ActionBar description={description} record={current} isUnsaved={draft.isChanged} onDone={again} />
      </ScreenHead>
      <Columns>
        <div>
          {mayWrite && fields && (
            <RecordForm
              description={description}
              fields={fields}
              record={current}
              draft={draft}
              onSaved={saved}
            />
          )}
          {!mayWrite && <Facts facts={facts} record={current} />}
          {parts.map((part) => (
            <RecordTable key={part.title} {...part} rows={rowsOf(part, current)} />
          ))}
        </div>
        <aside>
          {mayWrite && <SideFacts facts={facts} record={current} />}
          <RelatedLinks links={relatedLinksOf?.(current) ?? []} />
          <History lines={historyOf?.(current) ?? []} />
        </aside>
      </Columns>
    </>
  );
}

function SideFacts({ facts, record }: { facts: readonly Shown[]; record: AdminRecord }) {
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="facts">
      <Heading as="h2" $size={3} id="facts">
        Facts
      </Heading>
      <Facts facts={facts} record={record} />
    </section>
  );
}
