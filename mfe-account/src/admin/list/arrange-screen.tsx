import { allRecords } from '@valam/contracts/shared/admin-entity';
import { formatCount } from '@valam/contracts/shared/money';
import { CallRefused } from '@valam/mfe-kit/api';
import { wordsWithoutAnswer } from '@valam/mfe-kit/refused';
import { Link } from '@valam/mfe-kit/router';
import { useShell } from '@valam/mfe-kit/shell';
import { Button } from '@valam/ui/button/button';
import { Notice } from '@valam/ui/notice/notice';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useOffice } from '../api/use-office';
import { mostArranged, useAllRecords } from '../api/use-records';
import type { EntityDescription } from '../description/entity-description';
import { listPlace } from '../description/places';
import { moved } from '../fields/use-rows';
import { Failure } from '../frame/failure';
import { ScreenHead } from '../frame/screen-head';
import { Waiting } from '../frame/waiting';
import { useUnsavedWarning } from '../record/use-unsaved-warning';

const List = styled.ol`
  list-style: none;
  padding: 0;
  margin-bottom: var(--space-4);
  & > li {
    display: flex;
    gap: var(--space-3);
    align-items: center;
    min-height: 44px;
    border-bottom: 1px solid var(--color-divider);
    cursor: grab;
  }
  & > li > span {
    margin-right: auto;
  }
`;

/** Reorders records by drag and drop or by keyboard. */
export function ArrangeScreen({ description }: { description: EntityDescription }) {
  const { name, title, titleOf, titleKey, canArrange = 'asc' } = description;
  const { items, total, failure, isLoading, again } = useAllRecords(name, {
    sort: 'order',
    order: canArrange,
    // Archived records do not appear on any page.
    status: 'draft,published',
    // A hundred whole tours can exceed the maximum message size.
    fields: titleKey,
  });
  const [ids, setIds] = useState<readonly string[] | null>(null);
  const [savedIds, setSavedIds] = useState<readonly string[] | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [dragged, setDragged] = useState<number | null>(null);
  const office = useOffice();
  const shell = useShell();
  const isUnsaved = ids !== savedIds;
  useUnsavedWarning(isUnsaved);
  if (failure) return <Failure failure={failure} onAgain={again} />;
  if (isLoading) return <Waiting />;
  if (total > mostArranged)
    return (
      <>
        <ScreenHead
          above={<Link to={listPlace(name)}>{title}</Link>}
          title={`The order of ${title.toLowerCase()}`}
        />
        <Notice
          tone="attention"
          title={`At most ${mostArranged} can be arranged here; there are ${formatCount(total)}.`}
        >
          Saving the order of some of them would mix them with the others. Use “Order” in the form of a
          record.
        </Notice>
      </>
    );
  const order = ids ?? items.map(({ id }) => id);
  const nameOf = (id: string) => {
    const record = items.find((one) => one.id === id);
    return record ? titleOf(record) : id;
  };
  const save = async () => {
    setSaving(true);
    try {
      await office.act(name, allRecords, 'reorder', { ids: order });
      shell.toast({ title: 'The order is saved.', tone: 'success' });
      // Moves made in the meantime stay unsaved.
      setSavedIds(order);
      again();
    } catch (reason) {
      if (!(reason instanceof CallRefused)) throw reason;
      const { status, problem } = reason.failure;
      const words = { title: 'The order could not be saved.', description: reason.message };
      shell.toast({ ...(status === 0 ? wordsWithoutAnswer(problem) : words), tone: 'destructive' });
    } finally {
      setSaving(false);
    }
  };
  return (
    <>
      <ScreenHead
        above={<Link to={listPlace(name)}>{title}</Link>}
        title={`The order of ${title.toLowerCase()}`}
      >
        <Button small idle={!isUnsaved} busy={isSaving} onClick={() => void save()}>
          Save this order
        </Button>
      </ScreenHead>
      <List>
        {order.map((id, index) => (
          <li
            key={id}
            draggable
            onDragStart={() => setDragged(index)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => dragged !== null && setIds(moved(order, dragged, index - dragged))}
          >
            <span>{nameOf(id)}</span>
            <Button
              variant="quiet"
              small
              idle={index === 0}
              aria-label={`${nameOf(id)} up`}
              onClick={() => setIds(moved(order, index, -1))}
            >
              Up
            </Button>
            <Button
              variant="quiet"
              small
              idle={index === order.length - 1}
              aria-label={`${nameOf(id)} down`}
              onClick={() => setIds(moved(order, index, 1))}
            >
              Down
            </Button>
          </li>
        ))}
      </List>
    </>
  );
}
